import { readLanguageTag, scriptOf } from '../../words/language-tag.ts';
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
  const isSame = readLanguageTag(language)?.language === readLanguageTag(site)?.language;
  return isSame && scriptOf(language) === scriptOf(site) ? undefined : language;
}
