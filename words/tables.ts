import type { Language } from './languages.ts';
import type { WordTable } from './table.ts';
import { enUS } from './tables/en-us.ts';

/** The words of Boardwalk in each language. */
export const tables: Readonly<Record<Language, WordTable>> = {
  'en-US': enUS,
  'en-GB': enUS,
  de: enUS,
  fr: enUS,
  es: enUS,
  nl: enUS,
  it: enUS,
};
