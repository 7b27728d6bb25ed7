import type { CheckSwitches } from '../../config/checks.ts';
import { BuildError, type Problem, type Warn } from '../problems/problem.ts';
import type { AllowedLoss } from '../publish/measures.ts';
import type { Loss } from './census/loss.ts';
import type { EditLinks } from './edit-links.ts';

/** Takes all problems of a run, and decides about each by the switch of its check. */
export interface Checks {
  /** A problem of no check is a warning. The same problem counts once. */
  readonly take: Warn;
  /** Takes a finding that is allowed this time: a warning, whatever its switch says. */
  readonly allow: Warn;
  /** In an order independent of the order of finding. */
  readonly warnings: () => readonly Problem[];
  /**
   * Throws BuildError 'content' after a finding of a check that is set to fail: the site must not
   * be published.
   */
  readonly refuse: () => void;
  /**
   * Adds all refused problems so far to the failure of a build: one failure does not hide another.
   */
  readonly complete: (failure: BuildError) => BuildError;
}

const refusal = 'The content cannot be published as it is';

/** Opens the checks of one run. */
export function openChecks(switches: CheckSwitches, editLinks: EditLinks): Checks {
  // By content: many pages may have the same problem.
  const passed = new Map<string, Problem>();
  const refused = new Map<string, Problem>();

  return {
    take: (problem) => {
      const decision = problem.check === undefined ? 'warn' : switches[problem.check];
      if (decision !== 'off') add(decision === 'fail' ? refused : passed, problem);
    },
    allow: (problem) => add(passed, problem),
    warnings: () => sorted(passed).map(editLinks.add),
    refuse: () => {
      if (refused.size > 0) throw new BuildError('content', refusal);
    },
    complete: (failure) => {
      const { kind, message, problems, cause } = failure;
      // Problems of content say nothing when the content did not arrive or cannot be written.
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

interface LossRules {
  /** How much may be lost this time: `--allow-loss`. */
  readonly allowed: AllowedLoss;
  readonly switches: CheckSwitches;
  readonly checks: Pick<Checks, 'take' | 'allow'>;
}

/**
 * Reports losses to the checks, or allows them within the limit. See
 * docs/operators.md#checks-before-publishing.
 */
export function guardLoss(losses: readonly Loss[], { allowed, switches, checks }: LossRules): void {
  const guarded = losses.filter(({ problem }) => switches[problem.check] === 'fail');
  const lostOf = (measure: Loss['measure']): number =>
    guarded.filter((loss) => loss.measure === measure).reduce((sum, { count }) => sum + count, 0);
  for (const loss of losses) {
    const { measure, problem } = loss;
    const lost = lostOf(measure);
    if (guarded.includes(loss) && lost <= (allowed[measure] ?? 0)) checks.allow(problem);
    else
      checks.take({
        ...problem,
        hint: `Check the CMS. If intended, run with --allow-loss ${measure}=${lost}.`,
      });
  }
}
