import type { GateSwitches } from '../../config/gates.ts';
import { BuildError, type Problem, type Warn } from '../problems/problem.ts';
import type { EditLinks } from './edit-links.ts';

/** Takes all problems of a run, and decides by the switch of its gate what becomes of each. */
export interface Gates {
  /** A problem of no gate is a warning. The same problem counts once. */
  readonly take: Warn;
  /** Takes what a gate found and was told to let pass this time: a warning, whatever its switch says. */
  readonly allow: Warn;
  /** In an order that does not depend on what was found first. */
  readonly warnings: () => readonly Problem[];
  /** Throws BuildError 'content' when a gate is closed to what it found: the site must not be published. */
  readonly refuse: () => void;
  /** What stopped a build, with all that the gates refused until then: one failure does not hide another. */
  readonly complete: (failure: BuildError) => BuildError;
}

const refusal = 'The content cannot be published as it is';

/** Opens the gates of one run. */
export function openGates(switches: GateSwitches, editLinks: EditLinks): Gates {
  // By content: many pages may find the same thing wrong.
  const passed = new Map<string, Problem>();
  const refused = new Map<string, Problem>();

  return {
    take: (problem) => {
      const decision = problem.gate === undefined ? 'warn' : switches[problem.gate];
      if (decision !== 'off') add(decision === 'fail' ? refused : passed, problem);
    },
    allow: (problem) => add(passed, problem),
    warnings: () => sorted(passed).map(editLinks.add),
    refuse: () => {
      if (refused.size > 0) throw new BuildError('content', refusal);
    },
    complete: (failure) => {
      const { kind, message, problems, cause } = failure;
      // Of content that did not arrive, or arrived and cannot be written, nothing has to be said.
      const isAboutContent = kind === 'content' || kind === 'render';
      const all = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
      if (isAboutContent) for (const problem of sorted(refused)) add(all, problem);
      return new BuildError(kind, message, [...all.values()].map(editLinks.add), { cause });
    },
  };
}

function add(problems: Map<string, Problem>, problem: Problem): void {
  problems.set(JSON.stringify(problem), problem);
}

function sorted(problems: ReadonlyMap<string, Problem>): readonly Problem[] {
  return [...problems].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, problem]) => problem);
}
