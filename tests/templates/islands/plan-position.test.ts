import { describe, expect, it } from 'vitest';
import { planPosition } from '../../../templates/islands/plan-position.ts';

const bounds = [
  { latitude: 10, longitude: -40 },
  { latitude: 20, longitude: -20 },
] as const;

describe('a place on the plan', () => {
  it('is measured from the left and from the top', () => {
    expect(planPosition({ latitude: 20, longitude: -40 }, bounds)).toEqual({ x: 0, y: 0 });
    expect(planPosition({ latitude: 10, longitude: -20 }, bounds)).toEqual({ x: 1, y: 1 });
    expect(planPosition({ latitude: 17.5, longitude: -35 }, bounds)).toEqual({ x: 0.25, y: 0.25 });
  });

  it('is nowhere when it lies beyond the edge, or the plan has no size', () => {
    expect(planPosition({ latitude: 20.1, longitude: -30 }, bounds)).toBeUndefined();
    expect(planPosition({ latitude: 15, longitude: -41 }, bounds)).toBeUndefined();
    expect(planPosition({ latitude: 10, longitude: -40 }, [bounds[0], bounds[0]])).toBeUndefined();
  });
});
