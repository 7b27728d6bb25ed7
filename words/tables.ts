import type { Language } from './languages.ts';
import type { WordTable } from './table.ts';
import { de } from './tables/de.ts';
import { enGB } from './tables/en-gb.ts';
import { enUS } from './tables/en-us.ts';
import { es } from './tables/es.ts';
import { fr } from './tables/fr.ts';
import { it } from './tables/it.ts';
import { nl } from './tables/nl.ts';

/** The words of Boardwalk in each language. */
export const tables: Readonly<Record<Language, WordTable>> = {
  'en-US': enUS,
  'en-GB': enGB,
  de,
  fr,
  es,
  nl,
  it,
};
