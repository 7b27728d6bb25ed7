/**
 * Returns true for content types that compress well: fonts, pictures and videos are compressed
 * already.
 */
export function isTextType(contentType: string): boolean {
  return /^(text\/|image\/svg\+xml|application\/([\w.-]+\+)?(json|xml))/.test(contentType);
}
