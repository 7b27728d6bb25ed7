import type { GateSwitches } from '../../config/gates.ts';
import type { AllowedLoss } from '../publish/measures.ts';
import type { Loss } from './census/loss.ts';
import type { Gates } from './open-checks.ts';

export interface LossRules {
  /** How much may be lost this time: `--allow-loss`. */
  readonly allowed: AllowedLoss;
  readonly switches: GateSwitches;
  readonly gates: Pick<Gates, 'take' | 'allow'>;
}

/**
 * Reports losses to the checks, or allows them within the limit. See
 * docs/operators.md#checks-before-publishing.
 */
export function guardLoss(losses: readonly Loss[], { allowed, switches, gates }: LossRules): void {
  const guarded = losses.filter(({ problem }) => switches[problem.gate] === 'fail');
  const lostOf = (measure: Loss['measure']): number =>
    guarded.filter((loss) => loss.measure === measure).reduce((sum, { count }) => sum + count, 0);
  for (const loss of losses) {
    const { measure, problem } = loss;
    const lost = lostOf(measure);
    if (guarded.includes(loss) && lost <= (allowed[measure] ?? 0)) gates.allow(problem);
    else
      gates.take({
        ...problem,
        hint: `Check the CMS. If intended, run with --allow-loss ${measure}=${lost}.`,
      });
  }
}
