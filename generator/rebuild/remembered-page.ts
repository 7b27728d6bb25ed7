import type { Told } from '../dependencies/note.ts';
import type { SitemapPage } from '../files/sitemap.ts';
import type { Fingerprint } from '../pages/fingerprint.ts';
import type { Problem } from '../problems/problem.ts';

/** What a build remembers of a page: enough to know, next time, whether it has to be rendered again. */
export interface RememberedPage {
  readonly fingerprint: Fingerprint;
  /** Of the html's bytes. */
  readonly sha256: string;
  readonly islands: readonly string[];
  /** The ids in its html, joined by a space. */
  readonly anchors: string;
  /** What gates found in its html and let pass, to be told again; left out when it is nothing. */
  readonly problems?: readonly Problem[];
  /** The keys of all that it was made from, as one text with spaces between: "event:412 media:9". A list of them takes four times as much. */
  readonly used: string;
  /** One hash of how all that was. */
  readonly versions: string;
  /** Its head and pictures, for the sitemap. */
  readonly listed: Pick<SitemapPage, 'head' | 'pictures'>;
  /** Problems and the like that were found while its props were made, to be told again; left out when nothing was found. */
  readonly told?: readonly Told[];
}
