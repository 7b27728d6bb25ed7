import { describe, expect, it } from 'vitest';
import { type Point, spreadPins } from '../../../templates/islands/spread-pins.ts';

const box = { x: 350, y: 212 };

/** The pairs of pins of which one covers a part of the other. */
function overlaps(points: readonly Point[], size: number): number {
  return points
    .flatMap((a, index) => points.slice(index + 1).map((b) => [a, b] as const))
    .filter(([a, b]) => Math.abs(a.x - b.x) < size - 0.1 && Math.abs(a.y - b.y) < size - 0.1).length;
}

describe('the pins of a map', () => {
  it('stay where they belong when none covers another', () => {
    const points = [
      { x: 20, y: 20 },
      { x: 60, y: 20 },
    ];
    expect(spreadPins(points, 24, box)).toEqual(points);
  });

  it('are moved apart by half of what they overlap, along the shorter way', () => {
    const [a, b] = spreadPins(
      [
        { x: 100, y: 100 },
        { x: 110, y: 102 },
      ],
      24,
      box,
    );
    expect(a).toEqual({ x: 93, y: 100 });
    expect(b).toEqual({ x: 117, y: 102 });
  });

  it('do not cover each other however close they lie, and stay on the map', () => {
    const row = Array.from({ length: 21 }, (_, index) => ({ x: 150 + index * 7, y: 120 - index * 2 }));
    const same = Array.from({ length: 4 }, () => ({ x: 1, y: 1 }));
    for (const points of [row, same]) {
      const spread = spreadPins(points, 24, box);
      expect(overlaps(spread, 24)).toBe(0);
      for (const { x, y } of spread) {
        expect(x).toBeGreaterThanOrEqual(12);
        expect(x).toBeLessThanOrEqual(box.x - 12);
        expect(y).toBeGreaterThanOrEqual(12);
        expect(y).toBeLessThanOrEqual(box.y - 12);
      }
    }
  });

  it.each([30, 500])('stay at their places where the map has no room for them, with %i', (count) => {
    const crowd = Array.from({ length: count }, (_, index) => ({ x: 10 + (index % 7), y: 10 + (index % 5) }));
    expect(spreadPins(crowd, 24, { x: 60, y: 60 })).toEqual(crowd);
  });
});
