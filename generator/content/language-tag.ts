/** Returns html's tag for a locale of WordPress: "de-DE" for "de_DE_formal". Undefined for anything else. */
export function languageTag(locale: string): string | undefined {
  const [, language, region] = /^([a-z]{2,3})(?:[_-]([A-Z]{2}))?/.exec(locale) ?? [];
  return language && [language, region].filter(Boolean).join('-');
}
