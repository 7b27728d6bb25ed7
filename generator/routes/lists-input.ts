import type { Kind, SiteContent } from '../content/content.ts';
import type { AnyPlace, CategoryPlace, Place } from '../content/place.ts';
import type { Ask, Questions } from '../dependencies/questions.ts';
import type { EntryPaths } from './entry-paths.ts';
import type { EventPhases } from './event-phases.ts';
import type { Listed } from './listed.ts';
import type { ReadRow } from './open-rows.ts';

export type PlacesByKind = { readonly [K in Kind]: readonly Place<K>[] };

/** All places of a site, and ways to open questions about them. Nothing of it is noted. */
export interface ListsInput {
  /** In the order of the lists. */
  readonly places: PlacesByKind;
  readonly categories: readonly CategoryPlace[];
  readonly settings: SiteContent['settings'];
  readonly paths: EntryPaths;
  readonly phases: EventPhases;
  readonly row: ReadRow;
  /** Hashes a place with its path and its phase, once. */
  readonly rowOf: (place: AnyPlace | CategoryPlace) => string;
  readonly ask: Questions['open'];
  /** Opens a question whose answer is one place. */
  readonly askOne: <Item extends AnyPlace | CategoryPlace>(
    name: string,
    answer: (of: string) => Item | undefined,
  ) => Ask<Item | undefined>;
  /** Opens the questions about a list, or about one list for each thing asked about. */
  readonly list: <Item extends AnyPlace | CategoryPlace>(
    name: string,
    list: (of: string) => readonly Item[],
  ) => (of?: string | number) => Listed<Item>;
}
