import { z } from 'zod';
import { hashJson } from '../../util/hash.ts';
import { kinds, languageFields, listedFieldsOf } from './descriptions.ts';
import { check, raw } from './field-schemas.ts';
import { besideDates } from './mapping.ts';

/**
 * Returns a key that changes with each version of an entry, in the index and in the details alike.
 */
export function versionKeyOf(node: unknown): string {
  return readVersionKey(node).versionKey;
}

const versionNode = z.object({
  databaseId: z.number(),
  slug: raw,
  uri: raw,
  status: raw,
  dateGmt: raw,
  modifiedGmt: raw,
});

const listed = kinds.flatMap((kind) => listedFieldsOf(kind));
const dates = listed.filter(({ type }) => type === 'datetime');
const ofDates = dates.flatMap(({ sent }) => besideDates.map(([, end]) => `${sent}${end}`));

// The kinds' own fields, as they came: an answer has only those of its kind, with a mapping also the zones and times of its dates. And
// the version of the plugin Boardwalk, which changes with all that is stored for an entry.
const ownFields = [...listed.map(({ sent }) => sent), ...ofDates, 'version'];

// Boardwalk's own lists do not have the language, no authors, and those of an older plugin no sticky posts: their version changes with them.
const watched: readonly string[] = [...languageFields, 'sticky', 'author'];
const withWatched = [...ownFields, ...languageFields];
const withoutWatched = ownFields.filter((field) => !watched.includes(field));

export function readVersionKey(node: unknown): { databaseId: number; versionKey: string } {
  const { databaseId, ...values } = check(versionNode, node, 'the list of entries');
  // Of 10,000 entries, the values themselves take 1.8 MB.
  return { databaseId, versionKey: hashJson([...Object.values(values), pickOwn(node)]) };
}

/** By hand: a schema of as many optional fields takes as long as the rest of listing an entry. */
function pickOwn(node: unknown): object {
  const own: Record<string, unknown> = {};
  if (typeof node !== 'object' || node === null) return own;
  const fields = 'version' in node ? withoutWatched : withWatched;
  for (const field of fields) if (field in node) own[field] = Reflect.get(node, field);
  return own;
}
