import type { BlockNode } from '../../templates/blocks/index.ts';
import type { Organisation } from '../../templates/organisation.ts';
import type { AnyEntry, Entry, SiteContent } from '../content/content.ts';
import type { Clock } from '../dependencies/clock.ts';
import type { NamedAnchor } from '../dependencies/named-anchor.ts';
import type { Told } from '../dependencies/note.ts';
import type { Warn } from '../problems/problem.ts';
import type { EntryLists } from './entry-lists.ts';
import type { EntryPaths } from './entry-paths.ts';
import type { FixedPage } from './fixed-pages.ts';
import type { PageSettings } from './page-settings.ts';
import type { LocationFinder } from './places/location-names.ts';
import type { Resolver } from './resolve.ts';
import type { Summaries } from './summaries.ts';
import type { Versions } from './versions.ts';

/** All that page types and sections see: the content, and how it looks from the outside. */
export interface RouteContext {
  readonly content: SiteContent;
  readonly lists: EntryLists;
  readonly clock: Clock;
  readonly config: PageSettings;
  readonly organisation: Organisation;
  readonly paths: EntryPaths;
  /** The fixed pages that this site has. */
  readonly fixed: ReadonlySet<FixedPage>;
  /** The path of an entry that has one: of every kind but pages, all do. */
  readonly pathOf: (entry: AnyEntry) => string;
  readonly resolve: Resolver;
  /** The same, reporting what cannot be resolved as this entry's. */
  readonly resolveFor: (owner: AnyEntry) => Resolver;
  readonly summaries: Summaries;
  /** An entry's blocks and sections, ready for its template. */
  readonly nodesOf: (entry: AnyEntry) => readonly BlockNode[];
  /** The page of the CMS that the site shows at this path. */
  readonly pageAt: (path: string) => Entry<'page'> | undefined;
  /** The experiences whose location grids name the location, in their order. */
  readonly experiencesOf: (location: Entry<'location'>) => readonly Entry<'experience'>[];
  /** Their titles. */
  readonly kindsOf: (location: Entry<'location'>) => readonly string[];
  /** Where each work of art is found, by its id. */
  readonly artPlaces: () => ReadonlyMap<number, Entry<'location'> | undefined>;
  readonly locationsByName: () => LocationFinder;
  /** The settings of the pier's plan, where an editor has drawn one. */
  readonly planOfThePier: () => object | undefined;
  readonly isBlanketNoindex: () => boolean;
  readonly warn: Warn;
  /** The links to parts of pages that were resolved, or told of, so far. */
  readonly anchors: () => readonly NamedAnchor[];
  /** Takes what came to light when a page was made that is kept now. */
  readonly hear: (told: Told) => void;
  /** How all that pages read is now. */
  readonly versions: Versions;
}
