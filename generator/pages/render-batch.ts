import { hash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Render } from '../bundle/template-code.ts';
import { checkPage, type Forbidden } from '../checks/check-file.ts';
import { fileOf } from '../content/paths.ts';
import { weighTexts } from '../content/words/weigh-texts.ts';
import { toOutputError } from '../problems/output-failure.ts';
import { BuildError } from '../problems/problem.ts';
import { messageOf } from '../util/code-of.ts';
import { hashRoute } from './fingerprint.ts';
import { refuseUnfinished } from './refuse-unfinished.ts';
import {
  type FailedPage,
  inputOf,
  type RenderedPage,
  type RenderJob,
  type RenderResult,
  type SharedDocument,
} from './render-job.ts';
import { runWithin, stoppedAfter } from './time-limit.ts';

/** Inputs shared by all jobs of a build. */
export interface RenderContext extends Forbidden {
  readonly render: Render;
  readonly document: SharedDocument;
  /** Milliseconds that a page may take. */
  readonly limitMs: number;
}

/**
 * Renders pages and writes each to its file, in this thread: one result per job, in order. Never
 * throws: a failure is the page's result, and the others are rendered anyway. See faults 115 and
 * 117.
 */
export function renderBatch(jobs: readonly RenderJob[], context: RenderContext): readonly RenderResult[] {
  const { limitMs } = context;
  const results: RenderResult[] = [];
  const renderUpTo = (count: number): boolean =>
    runWithin(limitMs, () => {
      for (const job of jobs.slice(results.length, count)) results.push(renderOne(job, context));
    });
  if (renderUpTo(jobs.length)) return results;
  // The page may have been stopped after its file was written.
  const target = jobs[results.length]?.target;
  if (target != null) rmSync(target, { force: true });
  // Each page of the batch then shows whether it was the one.
  while (results.length < jobs.length) {
    if (!renderUpTo(results.length + 1)) results.push(tookTooLong(limitMs));
  }
  return results;
}

function renderOne(job: RenderJob, context: RenderContext): RenderResult {
  try {
    const html = context.render(inputOf(job, context.document));
    refuseUnfinished(html);
    // As bytes: for counting, hashing and writing.
    const contents = encodePage(html);
    const digest = { sha256: hash('sha256', contents, 'hex'), size: contents.length };
    const isPublished = job.published?.sha256 === digest.sha256 && job.published.size === digest.size;
    if (job.target !== null && !isPublished) write(job.target, { path: job.path, contents });
    const route = hashRoute(job);
    const found = { ...marksIn(html), problems: checkPage(job, html, context) };
    return {
      ...digest,
      route,
      ...found,
      ...(job.texts && { words: weighTexts(job.texts) }),
      ...(job.target === null && { contents: Buffer.from(contents) }),
    };
  } catch (error) {
    return { failed: toFailure(error) };
  }
}

/**
 * Files of a new site are new: writing fails on an existing one, so nothing is ever written through
 * a link.
 */
function write(target: string, page: { readonly path: string; readonly contents: Uint8Array }): void {
  try {
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, page.contents, { flag: 'wx' });
  } catch (error) {
    throw toOutputError(error, `write ${fileOf(page.path)}`);
  }
}

function toFailure(error: unknown): FailedPage['failed'] {
  const message = messageOf(error);
  if (error instanceof BuildError) return { kind: error.kind, message, problems: error.problems };
  return { kind: 'render', message, problems: [] };
}

function tookTooLong(limitMs: number): FailedPage {
  return { failed: { kind: 'render', message: stoppedAfter(limitMs), problems: [], isStopped: true } };
}

/** Longer pages are rare: no memory is reserved for them. */
const longestPage = 262_144;

/** One character of UTF-16 takes up to three bytes. */
const room = Buffer.allocUnsafeSlow(3 * longestPage);

/**
 * Encodes a page's html; the bytes are valid until the next call. Allocating for each page would
 * take as long as the encoding.
 * @internal
 */
export function encodePage(html: string): Buffer {
  return html.length > longestPage ? Buffer.from(html) : room.subarray(0, room.write(html));
}

/**
 * Finds the marks in a page's html.
 * @internal
 */
export function marksIn(html: string): Pick<RenderedPage, 'islands' | 'anchors'> {
  // Apart: the text of a picture that ends with ` id=` may hide an id, and no island.
  const islands = valuesOf(html.matchAll(/ data-(?:island|enhance)="([^"]*)"/g));
  const sheets = valuesOf(html.matchAll(/<link rel="stylesheet" href="[^"]*\/(site\.[^"]+)-\w+\.css"/g));
  const ids = valuesOf(html.matchAll(/ id="([^" ]+)"/g));
  return { islands: [...islands, ...sheets].sort(), anchors: [...ids].join(' ') };
}

function valuesOf(matches: Iterable<RegExpMatchArray>): ReadonlySet<string> {
  return new Set(Array.from(matches, ([, value = '']) => value));
}
