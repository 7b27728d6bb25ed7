import type { AnyEntry, Content, Entry, Kind, Media } from '../content/content.ts';
import { nameEntry } from '../content/name-entry.ts';
import { byKind } from '../content/saved/by-kind.ts';
import { crawlMedia, reportLostMedia } from '../crawl/media.ts';
import { findById } from '../dependencies/find-in-list.ts';
import { collectMedia } from '../media/collect-media.ts';
import { makePage } from '../pages/make-page.ts';
import { renderBatch } from '../pages/render-batch.ts';
import { makeRenderContext } from '../pages/render-context.ts';
import { BuildError, type Problem } from '../problems/problem.ts';
import type { OutputFile } from '../publish/output-file.ts';
import type { Route } from '../routes/route.ts';
import { guardRoute } from '../routes/route-guard.ts';
import { makeSiteRoutes, type SiteRoutes } from '../routes/site-routes.ts';
import type { Site } from '../site/site.ts';
import type { NewMedia } from './new-media.ts';
import type { Subject } from './read-subject.ts';
import { PreviewRefusal } from './refusal.ts';
import type { WarmParts } from './warm-site.ts';

/** The page of a previewed entry, as a build would make it. */
export interface PreviewPage {
  /** Its path on the site. */
  readonly path: string;
  readonly html: string;
  /** Of the entry, from reading it to rendering its page. */
  readonly problems: readonly Problem[];
  /** Pictures and files that only this preview shows. */
  readonly files: readonly OutputFile[];
}

export interface PreviewRoom {
  readonly site: Site;
  readonly parts: WarmParts;
  readonly newMedia: NewMedia;
}

/**
 * Makes the page of an entry with the functions of a build: its content placed into that of the
 * site, the routes of all that, and of these the one page. Throws PreviewRefusal for an entry
 * without a page of its own, and BuildError for one that no page can be made of.
 */
export async function makePreview({ record }: Subject, room: PreviewRoom): Promise<PreviewPage> {
  const { site, parts, newMedia } = room;
  const { content, media, publicFiles } = parts.contentAndMedia;
  const problems: Problem[] = [...record.problems];
  const warn = (problem: Problem): void => void problems.push(problem);
  const now = site.source.now();

  const library = await findNewMedia(record.mediaIds, room, warn);
  const place = <Placed extends Entry>(entry: Placed) => placeEntry(content, entry, { now, media: library });
  reportLostMedia(
    [{ entry: nameEntry(record.entry), value: record.entry, mediaIds: record.mediaIds }],
    place(record.entry).media,
    warn,
  );
  // Each kind is an entry of its own type; the compiler does not follow the pair.
  const alone = onlyEntry(place(record.entry), record.entry as AnyEntry);
  const needs = collectMedia(alone).filter(({ path }) => !media.table.has(path));
  const fetched = needs.length === 0 ? { table: [], files: [], problems: [] } : await newMedia.fetch(needs);
  fetched.problems.forEach(warn);
  const table = needs.length === 0 ? media.table : new Map([...media.table, ...fetched.table]);

  const plan = (entry: Entry) => {
    const routes = makeSiteRoutes({ content: place(entry), media: { table }, publicFiles }, site.config);
    return { routes, route: routeOf(entry, routes) };
  };
  let { routes, route } = plan(record.entry);
  const ownProblems = [
    ...routes.warnings().filter(isAbout(record.entry)),
    ...routes.context.paths.rivalsOf(record.entry),
  ];
  ownProblems.forEach(warn);
  if (route === undefined && ownProblems.length > 0) ({ routes, route } = plan(moveAside(record.entry)));
  if (route === undefined) throw withoutPage();

  const failure = await guardRoute(route, { ...site.config, graphql: site.graphql });
  if (failure !== null) throw new PreviewRefusal(422, failure.message, failure.hint ?? 'Change the entry.');
  const { html, found } = render(route, routes, room);
  const own = found.filter(isAbout(record.entry));
  return { path: route.path, html, problems: [...problems, ...own], files: fetched.files };
}

/** Reads the facts about pictures and files that nothing public refers to yet. */
async function findNewMedia(
  ids: readonly number[],
  { site, parts }: PreviewRoom,
  warn: (problem: Problem) => void,
): ReturnType<typeof crawlMedia> {
  const { media } = parts.contentAndMedia.content;
  const wanted = ids.filter((id) => findById(media, id) === undefined);
  if (wanted.length === 0) return [];
  return crawlMedia(wanted, {
    ...{ client: site.client, warn, hosts: parts.hosts, absent: parts.absent, knownMedia: new Map() },
    takeMedia: (item) => item,
  });
}

/** Undefined where the path belongs to another entry, or to a page of the site itself. */
function routeOf(entry: Entry, { context, routes }: SiteRoutes): Route | undefined {
  // Planned in any case: its warnings are told.
  const all = routes();
  const path = context.paths.ofEntry(entry);
  const route = path === null ? undefined : all.find(path);
  return route && isSame(route.entry, entry) ? route : undefined;
}

function isAbout(entry: Entry): (problem: Problem) => boolean {
  return (problem) => isSame(problem.entry, entry);
}

/** Terms of the CMS have ids of their own. */
function isSame(one: Problem['entry'], { kind, id }: Entry): boolean {
  return one?.kind === kind && one.id === id;
}

/** Renders the page here, and returns it with what its making and its html tell. */
function render(
  route: Route,
  siteRoutes: SiteRoutes,
  { site, parts }: PreviewRoom,
): { readonly html: string; readonly found: readonly Problem[] } {
  const { path, call, head, findings } = makePage(route, siteRoutes.context);
  const { bundles, contentAndMedia } = parts;
  const context = makeRenderContext({ bundles, contentAndMedia, siteRoutes: () => siteRoutes }, site);
  const job = { path, call, head, target: null, published: null, ...(route.entry && { entry: route.entry }) };
  const [result] = renderBatch([job], context);
  if (result === undefined || 'failed' in result) {
    const { message = 'The page is empty', problems = [] } = result?.failed ?? {};
    throw new BuildError('render', message, problems);
  }
  const found = [...findings].flatMap((one) => ('problem' in one ? [one.problem] : []));
  return { html: Buffer.from(result.contents ?? []).toString(), found: [...found, ...result.problems] };
}

function withoutPage(): PreviewRefusal {
  return new PreviewRefusal(
    404,
    'This entry has no page of its own on the site',
    'The popup and entries of kinds that are switched off are parts of other pages, or not shown.',
  );
}

/**
 * Puts an entry into the content of the site, in the place of its published version, as it would be
 * after publishing.
 */
function placeEntry<K extends Kind>(
  content: Content,
  entry: Entry<K>,
  { now, media }: { readonly now: string; readonly media: readonly Media[] },
): Content {
  const others: readonly Entry[] = content.entries[entry.kind];
  const entries = [...others.filter(({ id }) => id !== entry.id), entry].sort((a, b) => a.id - b.id);
  return {
    ...content,
    now,
    // The same list where nothing is new: it has been indexed.
    media: media.length === 0 ? content.media : [...content.media, ...media].sort((a, b) => a.id - b.id),
    entries: { ...content.entries, [entry.kind]: entries },
  };
}

/**
 * Gives an entry an address that nothing else has: for one whose own cannot be published, so that
 * it can be seen beside the reason.
 */
function moveAside<K extends Kind>(entry: Entry<K>): Entry<K> {
  const slug = `preview-of-${entry.id}`;
  return { ...entry, slug, uri: `/${slug}/` };
}

/** Makes content with this entry alone, and the whole media library. */
function onlyEntry(content: Content, entry: AnyEntry): Content {
  const only = <K extends Kind>(kind: K) =>
    [entry].filter((one): one is AnyEntry & Entry<K> => one.kind === kind);
  return {
    ...content,
    categories: [],
    menus: { primary: [], footer: [] },
    entries: byKind<'entries'>(only),
  };
}
