import type { CheckName } from '../../config/checks.ts';

/** Something wrong with the content or the site, described so that an editor can fix it. */
export interface Problem {
  /** One sentence: what is wrong. */
  readonly message: string;
  /** A cause shared with problems of other messages: reports show it once. */
  readonly cause?: string;
  /** The check that found it: its switch decides the effect. */
  readonly check?: CheckName;
  /** The entry it is about, where there is one. */
  readonly entry?: {
    readonly kind: string;
    readonly id: number;
    readonly title: string;
    readonly uri?: string | null;
  };
  /** The field within the entry: "content", "seo.title". */
  readonly field?: string;
  /** The block within the entry: "core/image". */
  readonly block?: string;
  /** Where the entry is edited. */
  readonly editUrl?: string;
  /** The line of code that it is about, and a second line with a caret below the place. */
  readonly frame?: string;
  /** The next step. */
  readonly hint?: string;
}

/** Takes problems as they are found; the report shows them all at once. */
export type Warn = (problem: Problem) => void;

/** The reason why a build stopped. Decides the exit code: docs/operators.md#exit-codes. */
export type FailureKind =
  | 'usage'
  | 'source'
  | 'content'
  | 'render'
  | 'output'
  | 'locked'
  /** Something that is waited for has stopped: a thread, a process, or the build itself. */
  | 'stalled'
  /** A sync that was refused before it wrote anything. */
  | 'refused'
  /** A sync that began and did not come to its end. */
  | 'unfinished';

/** Ends a build with all its problems. The previous output stays. */
export class BuildError extends Error {
  override readonly name = 'BuildError';

  constructor(
    readonly kind: FailureKind,
    message: string,
    readonly problems: readonly Problem[] = [],
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
