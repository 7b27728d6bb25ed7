import type { CheckSwitches } from '../../config/checks.ts';
import type { AllowedLoss } from '../publish/measures.ts';
import type { Loss } from './census/loss.ts';
import type { Checks } from './open-checks.ts';

export interface LossRules {
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
