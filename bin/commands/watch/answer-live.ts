import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { bytesOf } from '../../../generator/publish/bytes-of.ts';
import { type FileHeaders, headersOf } from '../../../generator/publish/headers-of.ts';
import type { OutputFile } from '../../../generator/publish/output-file.ts';
import { livePaths } from '../../../generator/watch/live-paths.ts';
import {
  addLiveScript,
  type PageVersion,
  parseVersion,
  versionOf,
} from '../../../generator/watch/page-version.ts';
import type { LiveMessage, Viewers } from '../../../generator/watch/viewers.ts';
import { answerSafely } from '../serve/answer.ts';
import { type Decision, decide } from '../serve/decide.ts';
import { type PublishedFiles, readPublished } from '../serve/published.ts';
import { sendText, type TextAnswer } from '../serve/send-text.ts';
import { answerRefresh, type RefreshRules } from './answer-refresh.ts';

/**
 * The current files of a watched site: the published ones, and above them those of the running
 * build.
 */
interface WatchedSite {
  readonly folder: string;
  readonly published: () => Promise<PublishedFiles>;
  /** By path. */
  readonly early: ReadonlyMap<string, OutputFile>;
}

export interface LiveAnswers {
  readonly site: WatchedSite;
  readonly viewers: Viewers;
  readonly liveScript: string;
  /** Headers that a host adds to every page. */
  readonly pageHeaders: Readonly<Record<string, string>>;
  readonly refresh: RefreshRules;
  /** Answers requests for files other than pages. */
  readonly answerAsStorage: RequestListener;
}

/**
 * Answers as the preview does, with the live script in every page and the few addresses that it
 * needs.
 */
export function answerLive(options: LiveAnswers): RequestListener {
  return answerSafely((request, response) => answer(request, response, options));
}

/** Returns the version of the page that a path is answered with now. */
export async function readVersion(path: string, site: WatchedSite): Promise<PageVersion> {
  return versionOf((await readPage(path, site))?.html ?? '');
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: LiveAnswers,
): Promise<void> {
  const { site, liveScript, pageHeaders, refresh, answerAsStorage } = options;
  const target = request.url ?? '/';
  const [path] = target.split('?');
  if (path === livePaths.refresh) return answerRefresh(request, response, refresh);
  if (request.method !== 'GET' && request.method !== 'HEAD') return answerAsStorage(request, response);
  if (path === livePaths.script)
    return send(request, response, { type: 'text/javascript; charset=utf-8', body: liveScript });
  if (path === livePaths.events)
    return openEvents(request, response, { ...options, readVersion: (of) => readVersion(of, site) });
  const page = await readPage(target, site);
  if (page !== null) return sendPage(request, response, { ...page, headers: pageHeaders });
  return (await sendEarly(request, response, site)) ? undefined : answerAsStorage(request, response);
}

/**
 * Decides as storage does. Does not ask the disk for a file that was just made: a build keeps it
 * busy.
 */
async function decideFor(target: string, { published, early }: WatchedSite): Promise<Decision> {
  const made = decide(target, early);
  if (made.action === 'send') return made;
  const files = await published();
  return decide(target, { has: (file) => early.has(file) || files.has(file) });
}

/** Returns a file with its headers; null when it is missing. */
async function readSiteFile(
  file: string,
  { folder, published, early }: WatchedSite,
): Promise<{ readonly bytes: Buffer; readonly headers: FileHeaders } | null> {
  const made = early.get(file);
  if (made !== undefined) return { bytes: await bytesOf(made), headers: headersOf(made) };
  const headers = (await published()).get(file);
  if (headers === undefined) return null;
  const bytes = await readPublished(folder, file);
  return bytes === null ? null : { bytes, headers };
}

interface PageAnswer {
  readonly status: TextAnswer['status'];
  readonly html: string;
}

/** Returns null for other files than pages: an asset, a feed, a path without its last slash. */
async function readPage(target: string, site: WatchedSite): Promise<PageAnswer | null> {
  const decision = await decideFor(target, site);
  if (decision.action === 'redirect') return null;
  if (decision.action === 'send' && !decision.file.endsWith('.html')) return null;
  const isFound = decision.action === 'send';
  const found = await readSiteFile(isFound ? decision.file : '404.html', site);
  if (found === null) return { status: 503, html: beforeTheFirstSite };
  return { status: isFound ? 200 : 404, html: found.bytes.toString() };
}

const beforeTheFirstSite =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Not built yet</title></head><body><p>The site is being built. This page reloads when it is ready.</p></body></html>';

function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { status, html, headers }: PageAnswer & { readonly headers: LiveAnswers['pageHeaders'] },
): Promise<void> {
  const body = addLiveScript(html, versionOf(html));
  return send(request, response, { status, type: 'text/html; charset=utf-8', headers, body });
}

/** An asset of the build under way: storage does not have it yet. */
async function sendEarly(
  request: IncomingMessage,
  response: ServerResponse,
  site: WatchedSite,
): Promise<boolean> {
  const decision = await decideFor(request.url ?? '/', site);
  if (decision.action !== 'send' || !site.early.has(decision.file)) return false;
  const found = await readSiteFile(decision.file, site);
  if (found === null) return false;
  await send(request, response, { type: found.headers['content-type'], body: found.bytes });
  return true;
}

interface Answer {
  readonly status?: PageAnswer['status'];
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Nothing of a watched site may be remembered by the browser without asking again. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status = 200, type, headers, body }: Answer,
): Promise<void> {
  const all = { ...headers, 'content-type': type, 'cache-control': 'no-cache' };
  return sendText(request, response, { status, headers: all, body: Buffer.from(body) });
}

/** How often a page that lost its connection tries again. */
const reconnectMs = 300;

interface Events {
  readonly viewers: Viewers;
  readonly readVersion: (path: string) => Promise<PageVersion>;
}

/** Opens the event stream of a page, which names its path and version, until the page closes it. */
async function openEvents(
  request: IncomingMessage,
  response: ServerResponse,
  { viewers, readVersion }: Events,
): Promise<void> {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const path = searchParams.get('path') ?? '/';
  // A connection that is opened again names the last event it received.
  const text = [request.headers['last-event-id']].flat()[0] ?? searchParams.get('version') ?? '';
  const version = text === '' ? await readVersion(path) : parseVersion(text);
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(`retry: ${reconnectMs}\n\n`);
  response.on('close', viewers.add({ path, version, send: (message) => response.write(format(message)) }));
  await viewers.update();
}

/** JSON contains no line break. https://html.spec.whatwg.org/multipage/server-sent-events.html */
function format({ event, data, id }: LiveMessage): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
