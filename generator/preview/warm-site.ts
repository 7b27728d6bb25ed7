import { setTimeout } from 'node:timers/promises';
import type { Bundles } from '../bundle/open-bundler.ts';
import { type CmsHosts, cmsHosts } from '../content/html/links.ts';
import { findUnknown } from '../crawl/client/find-unknown.ts';
import { absentFields, pluginsOf } from '../crawl/client/plugins.ts';
import { optionalQueries } from '../crawl/known-kinds.ts';
import { settle } from '../problems/settle.ts';
import { readContent, readMedia } from '../site/read-content.ts';
import { startRun } from '../site/run.ts';
import type { ContentAndMedia, Site } from '../site/site.ts';

/** The public site in memory: all that a preview needs besides its entry. */
export interface WarmParts {
  readonly bundles: Bundles;
  readonly contentAndMedia: ContentAndMedia;
  readonly hosts: CmsHosts;
  /** Fields that the CMS lacks. */
  readonly absent: ReadonlySet<string>;
}

/** Content that is kept warm between previews. */
export interface WarmSite {
  /** Returns what is there; reads it at first. Throws BuildError. */
  readonly parts: () => Promise<WarmParts>;
  /** Does the same after a look at the stamp of the CMS: reads what has changed. */
  readonly partsAt: (stamp: string) => Promise<WarmParts>;
  /** Reads everything again: its files are damaged, or a build has replaced them. */
  readonly forget: () => void;
}

/** Milliseconds between two reads of a CMS in which editors are busy. */
const pauseMs = 3_000;

/** Milliseconds after which content is read again in any case: an entry's moment may have come. */
const maxAgeMs = 60_000;

/** Milliseconds that a preview waits for other content than its own. */
const patienceMs = 1_500;

/**
 * Opens the warm content of a site. It begins with the saved crawl of the builds, and writes none:
 * nothing that previews have read can reach a public build.
 */
export function openWarmSite(site: Site): WarmSite {
  let current: WarmParts | undefined;
  let reading: Promise<WarmParts> | undefined;
  let readAtMs = Number.NEGATIVE_INFINITY;

  const read = (): Promise<WarmParts> => {
    reading ??= readParts(site, current)
      .then((parts) => {
        site.last = { bundles: parts.bundles, contentAndMedia: parts.contentAndMedia };
        current = parts;
        return parts;
      })
      .finally(() => {
        reading = undefined;
        readAtMs = Date.now();
      });
    return reading;
  };

  return {
    parts: async () => current ?? read(),
    partsAt: async (stamp) => {
      if (current === undefined) return read();
      const before = current;
      const ageMs = Date.now() - readAtMs;
      const known = before.contentAndMedia.saved?.plugin?.stamp;
      const isStale = known !== stamp && ageMs >= pauseMs;
      if (!isStale && reading === undefined && ageMs < maxAgeMs) return before;
      // The CMS has just answered about the entry: the rest stays as it was where it does not.
      const next = read().catch(() => before);
      if (!isStale && known === stamp) return before;
      return Promise.race([next, setTimeout(patienceMs, before, { ref: false })]);
    },
    forget: () => {
      current = undefined;
      site.last = site.last.bundles === undefined ? {} : { bundles: site.last.bundles };
    },
  };
}

async function readParts(site: Site, before: WarmParts | undefined): Promise<WarmParts> {
  const run = startRun(site);
  const [bundles, found] = await settle([
    before?.bundles ?? site.last.bundles ?? site.bundler.bundle(),
    readContent(site, run, { isPoll: true }),
  ]);
  const isSame = before !== undefined && found.changes?.length === 0;
  const media = isSame ? before.contentAndMedia.media : await readMedia(site, run, found);
  const contentAndMedia = { ...found, media };
  const absent = before?.absent ?? (await findAbsent(site, contentAndMedia));
  const { endpoint } = site.client;
  const hosts = cmsHosts([endpoint, ...found.cmsHosts.map((host) => `http://${host}`)]);
  return { bundles, contentAndMedia, absent, hosts };
}

/** Finds the fields that the CMS lacks: the saved crawl knows them, but for a CMS with kinds of its own. */
async function findAbsent(
  { client, config }: Site,
  { saved }: ContentAndMedia,
): Promise<ReadonlySet<string>> {
  const known = saved?.plugin?.unknown;
  const unknown = known ? new Set(known) : await findUnknown(client, optionalQueries(config.kinds));
  return new Set([...unknown, ...absentFields(pluginsOf(unknown))]);
}
