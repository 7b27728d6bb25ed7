import type { CountryCode } from 'libphonenumber-js/max';
import type { PageSettings } from '../../config/resolve-config.ts';
import type { BlockNode } from '../../templates/blocks/index.ts';
import type { Organisation } from '../../templates/organisation.ts';
import type { EntryLabel } from '../../templates/types.ts';
import type { Words } from '../../words/table.ts';
import type { AnyEntry, PierFacts, SiteContent } from '../content/content.ts';
import type { AnyPlace, Place } from '../content/place.ts';
import type { Clock } from '../dependencies/clock.ts';
import type { NamedAnchor, PageFinding, Thing } from '../dependencies/note.ts';
import type { Warn } from '../problems/problem.ts';
import type { ContentParts } from './content-parts.ts';
import type { EntryPaths } from './entry-paths.ts';
import type { FixedPage } from './fixed-pages.ts';
import type { Lists } from './open-lists.ts';
import type { FindRow, ReadRow, ReadRows } from './open-rows.ts';
import type { Resolver } from './resolve.ts';
import type { Summaries } from './summaries.ts';
import type { TitlesByKind } from './titles-question.ts';
import type { Versions } from './versions.ts';
import type { WrittenWays } from './written-ways.ts';

/** The context of page types and sections: the content with its paths, links and pictures. */
export interface RouteContext {
  /** The parts of the content that are conditions of every page. */
  readonly content: Pick<SiteContent, 'settings' | 'without'> & { readonly pier?: PierFacts };
  /** Returns a part of the content that few pages read. */
  readonly part: <Name extends keyof ContentParts>(name: Name) => ContentParts[Name];
  readonly lists: Lists;
  readonly row: ReadRow;
  readonly find: FindRow;
  readonly report: ReadRows['report'];
  readonly lastModified: ReadRows['lastModified'];
  /** Returns the title of an entry, and notes the entry. */
  readonly titleOf: (place: AnyPlace) => string;
  readonly clock: Clock;
  readonly config: PageSettings;
  readonly organisation: Organisation;
  /** The words of the site, in its language. */
  readonly words: Words;
  /** Of telephone numbers without a country code. */
  readonly country: CountryCode | undefined;
  readonly paths: EntryPaths;
  /** The fixed pages of this site. */
  readonly fixed: ReadonlySet<FixedPage>;
  /** Returns the path of an entry. Only pages may have none. */
  readonly pathOf: (entry: Thing) => string;
  readonly resolve: Resolver;
  /** Makes a resolver that reports problems with this entry. */
  readonly resolveFor: (owner: AnyEntry) => Resolver;
  readonly summaries: Summaries;
  /** Returns an entry's blocks and sections for its template. */
  readonly nodesOf: (entry: AnyEntry) => readonly BlockNode[];
  /** Returns the page of the CMS at this path. */
  readonly pageAt: (path: string) => Place<'page'> | undefined;
  /** Returns the experiences whose location grids list the location, in order. */
  readonly experiencesOf: (location: Place<'location'>) => readonly Place<'experience'>[];
  /** Their titles. */
  readonly kindsOf: (location: Place<'location'>) => readonly EntryLabel[];
  /** Returns the number of a place on the plan; undefined without a position. */
  readonly numberOf: (location: Place<'location'>) => number | undefined;
  /** Returns how far along the way from the gate a place is, in metres; undefined where nobody knows. */
  readonly metresFromGate: (location: Place<'location'>) => number | undefined;
  /** Returns the settings of the pier's plan, if an editor has inserted one. */
  readonly planOfThePier: () => object | undefined;
  /** Returns the ways to the pier as the page for visitors has them. */
  readonly writtenWays: () => WrittenWays;
  readonly isBlanketNoindex: () => boolean;
  /** Returns the titles of all entries that may be found, for the search page. */
  readonly titles: () => TitlesByKind;
  readonly warn: Warn;
  /** Returns all links with anchors so far, resolved or remembered. */
  readonly anchors: () => readonly NamedAnchor[];
  /** Takes the findings of a page that is kept. */
  readonly onFinding: (finding: PageFinding) => void;
  /** The current versions of everything that pages read. */
  readonly versions: Versions;
}
