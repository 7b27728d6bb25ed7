import { describe, expect, it } from 'vitest';
import {
  gatherPins,
  labelOf,
  type Pin,
  type Point,
  widthOf,
} from '../../../templates/islands/gather-pins.ts';

const size = 26;
const box = { x: 350, y: 212 };

function gather(points: readonly Point[]) {
  const pins = points.map((point, index) => ({ place: { number: index + 1 }, point }));
  return gatherPins(pins, { size, box });
}

const labels = (points: readonly Point[]) => gather(points).map(({ places }) => labelOf(places));

/** The pairs of pins of which one covers a part of the other. */
function overlaps(points: readonly Point[]): number {
  const groups = gather(points);
  return groups
    .flatMap((a, index) => groups.slice(index + 1).map((b) => [a, b] as const))
    .filter(
      ([a, b]) =>
        Math.abs(a.at.x - b.at.x) < (widthOf(a, size) + widthOf(b, size)) / 2 - 0.1 &&
        Math.abs(a.at.y - b.at.y) < size - 0.1,
    ).length;
}

describe('the pins of a map', () => {
  it('stay at their places where none touches another', () => {
    const points = [
      { x: 20, y: 20 },
      { x: 60, y: 20 },
      { x: 60, y: 60 },
    ];
    expect(gather(points).map(({ at }) => at)).toEqual(points);
    expect(labels(points)).toEqual(['1', '2', '3']);
  });

  it('gather in the middle of their places where they would touch, under their first and last number', () => {
    const [group, alone] = gather([
      { x: 100, y: 100 },
      { x: 120, y: 104 },
      { x: 250, y: 100 },
      { x: 104, y: 108 },
    ]);
    expect(group).toEqual({ places: [{ number: 1 }, { number: 2 }, { number: 4 }], at: { x: 108, y: 104 } });
    expect(labelOf(group?.places ?? [])).toBe('1–4');
    expect(labelOf(alone?.places ?? [])).toBe('3');
  });

  it('take in those that the wider pin of several touches', () => {
    const pinAt = (number: number, x: number) => ({ place: { number }, point: { x, y: 100 } });
    const few = gatherPins([pinAt(1, 110), pinAt(2, 130), pinAt(3, 160)], { size, box });
    const many = gatherPins([pinAt(101, 110), pinAt(102, 130), pinAt(103, 160)], { size, box });
    expect([few, many].map((groups) => groups.map(({ places }) => labelOf(places)))).toEqual([
      ['1–2', '3'],
      ['101–103'],
    ]);
  });

  it.each([2, 22, 300, 500])(
    'never cover each other, lose none and stay on the map, with %i of them',
    (count) => {
      const spread = Array.from({ length: count }, (_, index) => ({
        x: (index * 7919) % 351,
        y: (index * 104_729) % 213,
      }));
      const row = Array.from({ length: count }, (_, index) => ({
        x: (index * 350) / count,
        y: 100 + (index % 3),
      }));
      const same = Array.from({ length: count }, () => ({ x: 1, y: 1 }));
      for (const points of [spread, row, same]) {
        expect(overlaps(points)).toBe(0);
        const groups = gather(points);
        const numbers = groups.flatMap(({ places }) => places.map(({ number }) => number));
        expect(numbers.toSorted((a, b) => a - b)).toEqual(points.map((_, index) => index + 1));
        for (const group of groups) {
          const half = widthOf(group, size) / 2;
          expect(group.at.x).toBeGreaterThanOrEqual(half);
          expect(group.at.x).toBeLessThanOrEqual(box.x - half);
          expect(group.at.y).toBeGreaterThanOrEqual(size / 2);
          expect(group.at.y).toBeLessThanOrEqual(box.y - size / 2);
        }
        expect(gather(points)).toEqual(groups);
      }
    },
  );

  it('keep the numbers of the others beside a place without one, which is the last', () => {
    const point = { x: 50, y: 50 };
    const places: readonly Pin[] = [{}, { number: 9 }, { number: 7 }];
    const [group] = gatherPins(
      places.map((place) => ({ place, point })),
      { size, box },
    );
    expect(group?.places).toEqual([{ number: 7 }, { number: 9 }, {}]);
    expect(labelOf(group?.places ?? [])).toBe('7–9');
    expect(labelOf([{}])).toBe('');
  });
});
