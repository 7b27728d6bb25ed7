import {
  mayNeedLanguage,
  type TextLanguage,
  textLanguage,
} from '../../client-runtime/words/text-language.ts';
import type { EntryLanguage } from '../../templates/types.ts';
import type { AnyEntry, Settings, SiteContent } from './content.ts';
import { ownLanguage } from './own-language.ts';
import { jsonOfBlocks, unpackBlocks } from './saved/packed-blocks.ts';

/** Finds the language of what an editor wrote of an entry; undefined where neither the CMS nor its letters say another than the site's. */
export function entryLanguage(
  entry: AnyEntry,
  { settings }: Pick<SiteContent, 'settings'>,
): EntryLanguage | undefined {
  const own = ownLanguage(entry, settings);
  const found = languageOfLetters(entry, settings);
  return own === undefined ? found : { ...found, lang: own, isNamed: true };
}

function languageOfLetters(entry: AnyEntry, { language }: Settings): TextLanguage | undefined {
  // Most entries have Latin letters only: their blocks are not looked through.
  if (![entry.title, entry.excerpt, jsonOfBlocks(entry.blocks)].some(mayNeedLanguage)) return undefined;
  const text = [entry.title, entry.excerpt, ...htmlIn(unpackBlocks(entry.blocks))].join('\n');
  const found = textLanguage(text, { page: language });
  return Object.keys(found).length === 0 ? undefined : found;
}

/** Collects the html of texts at any depth. */
function htmlIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(htmlIn);
  if (typeof value !== 'object' || value === null) return [];
  // Parts of an html are cut within its tags.
  if ('parts' in value && Array.isArray(value.parts)) return [value.parts.join('')];
  return htmlIn(Object.values(value));
}
