import type { KeptValues, NewValues } from '../cache/kept-values.ts';
import type { PageFinding } from '../dependencies/note.ts';
import type { SitemapPage } from '../files/sitemap.ts';
import type { Fingerprint } from '../pages/fingerprint.ts';
import type { Problem } from '../problems/problem.ts';

/** The memory of a page: enough to decide at the next build whether it must be rendered again. */
export interface RememberedPage {
  readonly fingerprint: Fingerprint;
  /** The hash of the html. */
  readonly sha256: string;
  readonly islands: readonly string[];
  /** The ids in its html, joined by spaces. */
  readonly anchors: string;
  /** Allowed findings in its html, to be reported again; absent without any. */
  readonly problems?: readonly Problem[];
  /**
   * The keys of all its inputs, joined by spaces: "event:412 media:9". A list would take four times
   * the memory.
   */
  readonly used: string;
  /** A hash of all its inputs. */
  readonly versions: string;
  /** Its head and pictures, for the sitemap. */
  readonly listed: Pick<SitemapPage, 'head' | 'pictures'>;
  /** Findings made with its props, to be reported again; absent without any. */
  readonly findings?: readonly PageFinding[];
}

/** Remembered pages by path. */
export type RememberedPages = KeptValues<RememberedPage>;

/** The records of the running build. */
export type PageRecords = NewValues<RememberedPage>;
