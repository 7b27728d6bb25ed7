import type { HeadProps } from '../../templates/Document.tsx';
import type { RenderInput, TemplateCall } from '../../templates/render.tsx';
import type { FailureKind, Problem } from '../problems/problem.ts';
import type { Digest } from '../publish/manifest.ts';

/** The document round every page of a build, but for the page's own head and path. */
export type SharedDocument = Omit<RenderInput['document'], 'head'>;

/** One page to render and to write. Plain data: it may go to another thread. */
export interface RenderJob {
  readonly path: string;
  readonly call: TemplateCall;
  readonly head: HeadProps;
  readonly entry?: NonNullable<Problem['entry']>;
  /** The disk file to write; null: the bytes are wanted back instead. */
  readonly target: string | null;
  /** What is published in that place: html that has just these bytes is not written again. */
  readonly published: Digest | null;
}

/** What became of a page. Its html stays on the disk. */
export interface RenderedPage extends Digest {
  /** `hashRoute` of its job: made where it is rendered, so that no thread waits for it. */
  readonly route: string;
  /** Names of the islands in it, sorted. */
  readonly islands: readonly string[];
  /** The ids in it, joined by a space. */
  readonly anchors: string;
  /** What it holds that no page may hold. */
  readonly problems: readonly Problem[];
  /** The html, when the job had no target. */
  readonly contents?: Uint8Array;
}

export interface FailedPage {
  readonly failed: {
    readonly kind: FailureKind;
    readonly message: string;
    readonly problems: readonly Problem[];
    /** It did not end by itself: to render it once more would never end. */
    readonly isStopped?: true;
  };
}

export type RenderResult = RenderedPage | FailedPage;

/** Puts a page's own path and head into the document that all share. */
export function inputOf(
  { call, head, path }: Pick<RenderJob, 'call' | 'head' | 'path'>,
  document: SharedDocument,
): RenderInput {
  return { call, document: { ...document, head, layout: { ...document.layout, path } } };
}
