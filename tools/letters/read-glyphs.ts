import { ByteReader } from './byte-reader.ts';

/** A point of an outline; `endsContour` on the last of each. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly isOnCurve: boolean;
  readonly endsContour: boolean;
}

/** Another glyph as part of one: an accent above its letter. */
export interface Component {
  readonly glyph: number;
  readonly x: number;
  readonly y: number;
  /** Rows of the matrix: xx, xy, yx, yy. */
  readonly matrix: readonly [number, number, number, number];
}

export type Glyph = { readonly points: readonly Point[] } | { readonly components: readonly Component[] };

/**
 * Reads the outlines of a font from the form that WOFF2 packs them in:
 * https://www.w3.org/TR/WOFF2/#glyf_table_format
 */
export function readGlyphs(table: Buffer): readonly Glyph[] {
  const header = new ByteReader(table);
  header.skip(4);
  const count = header.u16();
  header.skip(2);
  const sizes = Array.from({ length: 7 }, () => header.u32());
  let at = header.at;
  const streams = sizes.map((size) => {
    const stream = new ByteReader(table, at);
    at += size;
    return stream;
  });
  const [contours, lengths, flags, outlines, composites] = streams;
  if (!contours || !lengths || !flags || !outlines || !composites)
    throw new Error('The outlines are cut off');
  return Array.from({ length: count }, (): Glyph => {
    const contourCount = contours.i16();
    if (contourCount < 0) return readComposite(composites, outlines);
    return { points: contourCount === 0 ? [] : readSimple({ contourCount, lengths, flags, outlines }) };
  });
}

interface SimpleStreams {
  readonly contourCount: number;
  readonly lengths: ByteReader;
  readonly flags: ByteReader;
  readonly outlines: ByteReader;
}

function readSimple({ contourCount, lengths, flags, outlines }: SimpleStreams): Point[] {
  const points: Point[] = [];
  const counts = Array.from({ length: contourCount }, () => lengths.short());
  let [x, y] = [0, 0];
  for (const count of counts) {
    for (let index = 0; index < count; index += 1) {
      const flag = flags.u8();
      const [dx, dy] = readStep(flag & 127, outlines);
      x += dx;
      y += dy;
      points.push({ x, y, isOnCurve: flag < 128, endsContour: index === count - 1 });
    }
  }
  outlines.short();
  return points;
}

/** Reads the way to the next point, in one to four bytes. */
function readStep(flag: number, bytes: ByteReader): [number, number] {
  const signed = (bit: number, value: number) => ((flag >> bit) & 1 ? value : -value);
  if (flag < 10) return [0, signed(0, ((flag & 14) << 7) + bytes.u8())];
  if (flag < 20) return [signed(0, (((flag - 10) & 14) << 7) + bytes.u8()), 0];
  if (flag < 84) {
    const [high, low] = [flag - 20, bytes.u8()];
    return [signed(0, 1 + (high & 0x30) + (low >> 4)), signed(1, 1 + ((high & 0x0c) << 2) + (low & 15))];
  }
  if (flag < 120) {
    const high = flag - 84;
    const dx = 1 + (Math.floor(high / 12) << 8) + bytes.u8();
    return [signed(0, dx), signed(1, 1 + (((high % 12) >> 2) << 8) + bytes.u8())];
  }
  if (flag < 124) {
    const [first, second, third] = [bytes.u8(), bytes.u8(), bytes.u8()];
    return [signed(0, (first << 4) + (second >> 4)), signed(1, ((second & 15) << 8) + third)];
  }
  const dx = bytes.u16();
  return [signed(0, dx), signed(1, bytes.u16())];
}

function readComposite(bytes: ByteReader, outlines: ByteReader): Glyph {
  const components: Component[] = [];
  let hasInstructions = false;
  for (let flags = 0x20; flags & 0x20; ) {
    flags = bytes.u16();
    const glyph = bytes.u16();
    const [x, y] = flags & 1 ? [bytes.i16(), bytes.i16()] : [bytes.i8(), bytes.i8()];
    components.push({ glyph, x, y, matrix: readMatrix(flags, bytes) });
    hasInstructions ||= (flags & 0x100) !== 0;
  }
  if (hasInstructions) outlines.short();
  return { components };
}

function readMatrix(flags: number, bytes: ByteReader): Component['matrix'] {
  if (flags & 0x80) return [bytes.f2dot14(), bytes.f2dot14(), bytes.f2dot14(), bytes.f2dot14()];
  if (flags & 0x40) return [bytes.f2dot14(), 0, 0, bytes.f2dot14()];
  const scale = flags & 8 ? bytes.f2dot14() : 1;
  return [scale, 0, 0, scale];
}
