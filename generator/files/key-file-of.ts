/** Returns the file of the site that proves to search engines whose the key of IndexNow is. */
export function keyFileOf(key: string): string {
  return `${key}.txt`;
}
