import type { HeadProps } from '../../templates/components/Head.tsx';
import type { RenderInput, TemplateCall } from '../../templates/render.tsx';
import type { EntryTexts, FoundWords } from '../content/words/weigh-texts.ts';
import type { FailureKind, Problem } from '../problems/problem.ts';
import type { Digest } from '../publish/manifest.ts';

/** The shared document of the pages of a build, without the page's own head and path. */
export type SharedDocument = Omit<RenderInput['document'], 'head'>;

/** One page to render and to write. Plain data: it may be sent to another thread. */
export interface RenderJob {
  readonly path: string;
  readonly call: TemplateCall;
  readonly head: HeadProps;
  readonly entry?: NonNullable<Problem['entry']>;
  /** The disk file to write; null to return the bytes instead. */
  readonly target: string | null;
  /** The published file of this path: html with the same bytes is not written again. */
  readonly published: Digest | null;
  /** The texts of its entry, when the search does not know its words. */
  readonly texts?: EntryTexts;
}

/** A rendered page. Its html is on the disk. */
export interface RenderedPage extends Digest {
  /** `hashRoute` of its job: computed where it is rendered, so that no thread waits for it. */
  readonly route: string;
  /** Names of the islands, enhancements and stylesheets in it, sorted. */
  readonly islands: readonly string[];
  /** The ids in its html, joined by spaces. */
  readonly anchors: string;
  /** Texts in it that must not be published. */
  readonly problems: readonly Problem[];
  /** The result of `weighTexts`, when the job had texts. */
  readonly words?: FoundWords;
  /** The html, when the job had no target. */
  readonly contents?: Uint8Array;
}

export interface FailedPage {
  readonly failed: {
    readonly kind: FailureKind;
    readonly message: string;
    readonly problems: readonly Problem[];
    /** Rendering did not end by itself: a second attempt would not end either. */
    readonly isStopped?: true;
  };
}

export type RenderResult = RenderedPage | FailedPage;

/** Puts a page's own path and head into the shared document. */
export function inputOf(
  { call, head, path }: Pick<RenderJob, 'call' | 'head' | 'path'>,
  document: SharedDocument,
): RenderInput {
  return { call, document: { ...document, head, layout: { ...document.layout, path } } };
}
