import { BuildError } from '../problems/problem.ts';

/** A failure for the overlay: plain text. */
export interface FailureMessage {
  readonly title: string;
  readonly problems: readonly ProblemMessage[];
}

export interface ProblemMessage {
  readonly message: string;
  /** The entry and field: `event 412 "Harbour Lights", content`. */
  readonly where?: string;
  readonly hint?: string;
}

const shownProblems = 20;

/** Describes a failure for the viewer of a page. */
export function describeFailure(error: unknown): FailureMessage {
  if (!(error instanceof BuildError)) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { title: 'This is a bug in Boardwalk', problems: [{ message }] };
  }
  return {
    title: error.message,
    problems: error.problems.slice(0, shownProblems).map(({ message, entry, block, field, frame, hint }) => ({
      message: frame === undefined ? message : `${message}\n${frame}`,
      ...(entry && {
        where: [`${entry.kind} ${entry.id} "${entry.title}"`, block ?? [], field ?? []].flat().join(', '),
      }),
      ...(hint !== undefined && { hint }),
    })),
  };
}
