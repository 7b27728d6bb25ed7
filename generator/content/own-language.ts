import type { AnyEntry, Settings } from './content.ts';

/**
 * Returns the language that the CMS says an entry is in, where it is another than that of the site:
 * another language or another script, not the same one of another country.
 */
export function ownLanguage(
  { language }: Pick<AnyEntry, 'language'>,
  { language: site }: Pick<Settings, 'language'>,
): string | undefined {
  if (language === undefined || language === site) return undefined;
  const [own, usual] = [language, site].map((tag) => new Intl.Locale(tag).maximize());
  return own?.language === usual?.language && own?.script === usual?.script ? undefined : language;
}
