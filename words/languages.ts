import { readLanguageTag } from './language-tag.ts';

/** The languages that Boardwalk's own words and formats are written in. */
export const languages = ['en-US', 'en-GB', 'de', 'fr', 'es', 'nl', 'it'] as const;

export type Language = (typeof languages)[number];

/** The regions that the words and formats of a language without one are written for. */
export const homeRegions: ReadonlyMap<string, string> = new Map(
  Object.entries({ en: 'US', de: 'DE', fr: 'FR', es: 'ES', nl: 'NL', it: 'IT' }),
);

/** Used where a site has a language that is not in the list. */
export const defaultLanguage: Language = 'en-US';

/**
 * Finds the nearest language of a BCP 47 tag: "de-AT" is "de", "en-AU" is "en-GB". Undefined where
 * none is near.
 */
export function findLanguage(tag: string): Language | undefined {
  const { language = '', region } = readLanguageTag(tag) ?? {};
  if (language === 'en') return region === undefined || american.has(region) ? 'en-US' : 'en-GB';
  return languages.find((name) => name === language);
}

/** Regions whose English is that of the United States, as CLDR lists them. */
const american: ReadonlySet<string> = new Set(['US', 'AS', 'GU', 'MH', 'MP', 'PR', 'UM', 'VI']);
