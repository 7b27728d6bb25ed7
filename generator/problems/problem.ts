import type { GateName } from '../../config/gates.ts';

/** Something wrong with the content or the site, said so that an editor can mend it. */
export interface Problem {
  /** What is wrong, in one sentence. */
  readonly message: string;
  /** The cause shared with problems whose messages differ: reports show one cause once. */
  readonly cause?: string;
  /** The gate that found it: its switch decides what becomes of it. */
  readonly gate?: GateName;
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
  /** What to do next. */
  readonly hint?: string;
}

/** Takes problems as they are found; the report shows them all at once. */
export type Warn = (problem: Problem) => void;

/** Why a build stopped. It decides the exit code: docs/operators.md#exit-codes. */
export type FailureKind = 'usage' | 'source' | 'content' | 'render' | 'output' | 'locked';

/** Ends a build with all its problems at once. The previous output stays. */
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
