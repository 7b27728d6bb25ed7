import path from 'node:path';
import type { Kind, SiteContent } from '../content/content.ts';
import { collectionsOf } from '../content/kinds/index.ts';
import { readContentFile } from '../content/saved/read-content-file.ts';
import { crawl } from '../crawl/crawl.ts';
import { type CrawlJournal, openCrawlJournal } from '../crawl/crawl-journal.ts';
import type { EarlyState } from '../crawl/crawl-options.ts';
import { requireEditor, withDrafts } from '../drafts/with-drafts.ts';
import { readPublicFiles } from '../files/read-public-files.ts';
import { withDeadline } from '../graphql/with-deadline.ts';
import { collectMedia, type MediaNeed } from '../media/collect-media.ts';
import { fetchMedia } from '../media/fetch-media.ts';
import { loadMediaMemory } from '../media/file-changes.ts';
import { settle } from '../problems/settle.ts';
import { askPageTypes } from './ask-page-types.ts';
import type { Run } from './run.ts';
import type { ContentAndMedia, FoundContent, Site } from './site.ts';

/** The answers that a build had before it went on to read the content. */
export interface EarlyAnswers extends EarlyState {
  /** Of other servers; undefined where they were not asked. */
  readonly answers?: Promise<SiteContent['answers']>;
}

export const hourMs = 3_600_000;

/**
 * Reads the content, from the CMS or from a file, and the media it refers to. Throws BuildError.
 */
export async function readContentAndMedia(
  site: Site,
  run: Run,
  early?: EarlyAnswers,
): Promise<ContentAndMedia> {
  const [found, publicFiles] = await settle([
    run.time('crawl', async () => takePolled(site, run) ?? readContent(site, run, { early })),
    readFilesOf(site),
  ]);
  return { ...found, publicFiles, media: await readMedia(site, run, found) };
}

/** Lists the files of the site's folder that are published as they are. Throws BuildError. */
export function readFilesOf(site: Site): Promise<ContentAndMedia['publicFiles']> {
  const { root } = site.config;
  return readPublicFiles({ root, ...(!site.isFresh && { memory: site.cacheFiles.public }) });
}

/**
 * Fetches the media that content refers to, in the order that `arrange` gives them. Throws BuildError.
 */
export function readMedia(
  site: Site,
  run: Pick<Run, 'time' | 'warn'>,
  { content, crawlDigest }: Pick<ContentAndMedia, 'content' | 'crawlDigest'>,
  arrange: (needs: readonly MediaNeed[]) => readonly MediaNeed[] = (needs) => needs,
): Promise<ContentAndMedia['media']> {
  return run.time('media', () =>
    fetchNeeds(site, run, { needs: arrange(collectMedia(content)), crawlDigest }),
  );
}

/** Fetches some of them. Throws BuildError. */
export function fetchNeeds(
  { config, source, sourceCache, cacheFiles, onProgress, isFresh, workStore }: Site,
  run: Pick<Run, 'warn'>,
  { needs, crawlDigest }: { readonly needs: readonly MediaNeed[]; readonly crawlDigest?: string | undefined },
): Promise<ContentAndMedia['media']> {
  return fetchMedia({
    needs,
    origin: source.endpoint === null ? (source.mediaOrigin ?? null) : new URL(source.endpoint).origin,
    cacheDir: sourceCache,
    storeDir: cacheFiles.pictures,
    before: loadMediaMemory(cacheFiles.media, run.warn),
    workStore,
    crawlDigest: isFresh ? undefined : crawlDigest,
    warn: run.warn,
    rules: config,
    onProgress,
    limits: { concurrency: config.concurrency },
    trust: {
      fetchedAt: new Date().toISOString(),
      maxAgeMs: isFresh ? 0 : config.contentMaxAgeHours * hourMs,
    },
  });
}

/**
 * Returns the content that a poll has read, once; undefined after another build, or when everything
 * must be read again.
 */
function takePolled(site: Site, run: Run): FoundContent | undefined {
  const { polled, last, isFresh = false } = site;
  site.polled = null;
  if (polled === null || isFresh || polled.since !== last.contentAndMedia?.saved) return undefined;
  polled.problems.forEach(run.warn);
  return polled.found;
}

/**
 * Reads only the content. `changes` are those since the last build. A poll writes no journal: it
 * may run beside a build that does.
 */
export async function readContent(
  site: Site,
  run: Run,
  { isPoll = false, early }: { readonly isPoll?: boolean; readonly early?: EarlyAnswers | undefined } = {},
): Promise<FoundContent> {
  const { config, source, client, crawlStore, isFresh = false, onProgress } = site;
  const now = source.now();
  if (source.contentFile !== undefined) {
    const { content, ...digests } = await readContentFile(source.contentFile);
    return {
      content: { ...inLanguage(content, config), now },
      ...digests,
      changes: null,
      cmsHosts: [],
      skipped: {},
    };
  }
  const { hasDrafts } = config;
  const deadlineMs = config.crawl.deadlineMinutes * 60_000;
  const limited = withDeadline(client, deadlineMs);
  if (hasDrafts) await requireEditor(limited);
  const crawling = crawl({
    client: hasDrafts ? withDrafts(limited, collectionsOf(config.mapping)) : limited,
    hasDrafts,
    ...(!isPoll && { openJournal: (cacheKey: string) => openJournalOf(site, run, cacheKey) }),
    now,
    menus: config.menus,
    authors: config.authors,
    kinds: config.kinds satisfies Readonly<Record<Exclude<Kind, 'page'>, boolean>>,
    mapping: config.mapping,
    warn: run.warn,
    onProgress,
    saved:
      site.last.contentAndMedia?.saved ??
      crawlStore.load(run.warn, (kept) => onProgress({ stage: 'crawl', done: 0, total: 0, kept })),
    // Drafts have no dates in the CMS, so their edits cannot be noticed.
    isFresh: isFresh || hasDrafts,
    early,
    fetchedAt: new Date().toISOString(),
    maxAgeMs: config.contentMaxAgeHours * hourMs,
    readWorker: site.workers?.read,
  });
  const [crawled, answers] = await settle([crawling, early?.answers ?? askPageTypes(site)]);
  const content = { ...inLanguage(crawled.content, config), ...(answers && { answers }) };
  return { ...crawled, content };
}

/** The language of the settings takes precedence over that of the CMS. */
function inLanguage<Found extends Pick<SiteContent, 'settings'>>(
  content: Found,
  { language = content.settings.language }: Site['config'],
): Found {
  return { ...content, settings: { ...content.settings, language } };
}

/** Opens the journal of this crawl: for this CMS, this code and this cache key. */
function openJournalOf(
  { config, source, code, sourceCache }: Site,
  { warn }: Run,
  cacheKey: string,
): Promise<CrawlJournal> {
  return openCrawlJournal({
    folder: path.join(sourceCache, 'crawl'),
    identity: JSON.stringify([source.name, code, cacheKey]),
    maxAgeMs: config.crawl.resumeHours * hourMs,
    warn,
  });
}
