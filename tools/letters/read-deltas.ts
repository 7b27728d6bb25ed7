import { ByteReader } from './byte-reader.ts';

/** The shift of the points of a glyph, those that it names, at some weight. */
export interface TupleDeltas {
  readonly scalar: number;
  /** Undefined: all points, in order. */
  readonly points: readonly number[] | undefined;
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/**
 * Reads how the points of each glyph move at a weight, from the table `gvar` of a font with one axis.
 * `weight` is -1 to 1. `pointsOf` is the number of points of a glyph, with the four of its box.
 */
export function readDeltas(table: Buffer, weight: number, pointsOf: (glyph: number) => number) {
  const header = new ByteReader(table, 4);
  if (header.u16() !== 1) throw new Error('A font with one axis is expected: its weight');
  const sharedCount = header.u16();
  const sharedAt = header.u32();
  const glyphs = header.u16();
  const hasLongOffsets = (header.u16() & 1) === 1;
  const dataAt = header.u32();
  const shared = new ByteReader(table, sharedAt);
  const peaks = Array.from({ length: sharedCount }, () => shared.f2dot14());
  const offsets = Array.from({ length: glyphs + 1 }, () =>
    hasLongOffsets ? header.u32() : header.u16() * 2,
  );

  return (glyph: number): readonly TupleDeltas[] => {
    const [from = 0, to = 0] = [offsets[glyph], offsets[glyph + 1]];
    if (from === to) return [];
    const bytes = new ByteReader(table, dataAt + from);
    const start = bytes.at;
    const count = bytes.u16();
    const data = new ByteReader(table, start + bytes.u16());
    const tuples = Array.from({ length: count & 0x0fff }, () => readTuple(bytes, peaks, weight));
    const sharedPoints = count & 0x8000 ? readPoints(data) : undefined;
    return tuples.map(({ size, scalar, hasPoints }): TupleDeltas => {
      const end = data.at + size;
      const points = hasPoints ? readPoints(data) : sharedPoints;
      const length = points?.length ?? pointsOf(glyph);
      const x = readRuns(data, length);
      const y = readRuns(data, length);
      data.at = end;
      return { scalar, points, x, y };
    });
  };
}

function readTuple(bytes: ByteReader, peaks: readonly number[], weight: number) {
  const [size, index] = [bytes.u16(), bytes.u16()];
  const peak = index & 0x8000 ? bytes.f2dot14() : (peaks[index & 0x0fff] ?? 0);
  const region = index & 0x4000 ? [bytes.f2dot14(), bytes.f2dot14()] : [Math.min(peak, 0), Math.max(peak, 0)];
  const [start = 0, end = 0] = region;
  return { size, hasPoints: (index & 0x2000) !== 0, scalar: scalarOf({ weight, start, peak, end }) };
}

interface Region {
  readonly weight: number;
  readonly start: number;
  readonly peak: number;
  readonly end: number;
}

/** Returns how much of a shift applies: all of it at the peak, nothing outside of the region. */
function scalarOf({ weight, start, peak, end }: Region): number {
  if (peak === 0 || weight === peak) return 1;
  if (weight <= start || weight >= end) return 0;
  return weight < peak ? (weight - start) / (peak - start) : (end - weight) / (end - peak);
}

/** Undefined: all points. */
function readPoints(bytes: ByteReader): number[] | undefined {
  const first = bytes.u8();
  const count = first & 0x80 ? ((first & 0x7f) << 8) + bytes.u8() : first;
  if (count === 0) return undefined;
  const points: number[] = [];
  let point = 0;
  while (points.length < count) {
    const control = bytes.u8();
    for (let left = (control & 0x7f) + 1; left > 0; left -= 1) {
      point += control & 0x80 ? bytes.u16() : bytes.u8();
      points.push(point);
    }
  }
  return points;
}

function readRuns(bytes: ByteReader, length: number): number[] {
  const values: number[] = [];
  while (values.length < length) {
    const control = bytes.u8();
    for (let left = (control & 0x3f) + 1; left > 0; left -= 1) {
      values.push(control & 0x80 ? 0 : control & 0x40 ? bytes.i16() : bytes.i8());
    }
  }
  return values;
}
