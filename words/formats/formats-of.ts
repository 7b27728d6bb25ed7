import { defaultLanguage, findLanguage, type Language } from '../languages.ts';
import { deFormats } from './de.ts';
import { enGBFormats } from './en-gb.ts';
import { enUSFormats } from './en-us.ts';
import { esFormats } from './es.ts';
import type { Formats } from './formats.ts';
import { frFormats } from './fr.ts';
import { itFormats } from './it.ts';
import { nlFormats } from './nl.ts';

const formats: Readonly<Record<Language, Formats>> = {
  'en-US': enUSFormats,
  'en-GB': enGBFormats,
  de: deFormats,
  fr: frFormats,
  es: esFormats,
  nl: nlFormats,
  it: itFormats,
};

/** Every card asks for the same few. */
const known = new Map<string, Formats>();

/** Returns the formats of the nearest language of a BCP 47 tag. */
export function formatsOf(tag: string): Formats {
  const found = known.get(tag) ?? formats[findLanguage(tag) ?? defaultLanguage];
  known.set(tag, found);
  return found;
}
