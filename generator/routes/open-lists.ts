import type { Kind } from '../content/content.ts';
import { kinds } from '../content/kinds/descriptions.ts';
import type { AnyPlace, CategoryPlace, Place } from '../content/place.ts';
import { findBySlug } from '../dependencies/find-in-list.ts';
import type { Questions } from '../dependencies/questions.ts';
import { hashJson } from '../util/hash.ts';
import { type EventLists, eventLists } from './event-lists.ts';
import { type Listed, type ListsInput, openListed } from './listed.ts';
import { type NewsLists, newsLists } from './news-lists.ts';
import { type PlaceLists, placeLists } from './place-lists.ts';

type ListsByKind = { readonly [K in Kind]: Listed<Place<K>> };

/**
 * All lists of the site, and what else is found among all entries: posts newest first, pages and events in the
 * order of content, all others in the editors' order. A page depends on the answers that it used.
 */
export interface Lists extends ListsByKind, EventLists, NewsLists, PlaceLists {
  readonly category: Listed<CategoryPlace>;
  readonly bySlug: <K extends Kind>(kind: K, slug: string) => Place<K> | undefined;
  readonly categoryBySlug: (slug: string) => CategoryPlace | undefined;
}

/** Opens the questions about lists. Each has an index, which is made once and when it is first needed. */
export function openLists(
  input: Omit<ListsInput, 'rowOf' | 'ask' | 'askOne' | 'list'>,
  questions: Questions,
): Lists {
  const { places, categories, paths, phases } = input;
  const hashes = new Map<object, string>();
  const rowOf: ListsInput['rowOf'] = (place) => {
    const known = hashes.get(place);
    if (known !== undefined) return known;
    const path = place.kind === 'category' ? paths.ofCategory(place) : paths.ofEntry(place);
    const hash = hashJson([place, path, place.kind === 'event' ? phases(place) : null]);
    hashes.set(place, hash);
    return hash;
  };
  const askOne: ListsInput['askOne'] = (name, answer) =>
    questions.open({ name, answer, rows: (found) => found && rowOf(found) });
  const list: ListsInput['list'] = (name, list) => openListed(questions, { name, list, rowOf });

  const all = kinds.map((kind) => [kind, list<AnyPlace>(`${kind}?all`, () => places[kind])()] as const);
  const slugs = new Map(
    kinds.map((kind) => [kind, askOne(`${kind}?slug`, (slug) => findBySlug<AnyPlace>(places[kind], slug))]),
  );
  const opening = { ...input, rowOf, ask: questions.open, askOne, list };
  return {
    // Each kind has the places of its own.
    ...(Object.fromEntries(all) as unknown as ListsByKind),
    ...eventLists(opening),
    ...newsLists(opening),
    ...placeLists(opening),
    category: list('category?all', () => categories)(),
    bySlug: <K extends Kind>(kind: K, slug: string) => slugs.get(kind)?.(slug) as Place<K> | undefined,
    categoryBySlug: askOne('category?slug', (slug) => findBySlug(categories, slug)),
  };
}
