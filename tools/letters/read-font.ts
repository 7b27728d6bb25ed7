import { ByteReader } from './byte-reader.ts';
import { readDeltas } from './read-deltas.ts';
import { type Glyph, type Point, readGlyphs } from './read-glyphs.ts';
import { readWoff2 } from './read-woff2.ts';
import { shiftPoints } from './shift-points.ts';

/** A glyph at one weight: its outline, upwards from the line, and the way to the next. */
export interface Outline {
  readonly points: readonly Point[];
  readonly advance: number;
}

export interface Font {
  /** The units of a font size. */
  readonly unitsPerEm: number;
  /** The glyph of each character. */
  readonly characters: ReadonlyMap<number, number>;
  readonly outlineOf: (glyph: number) => Outline;
}

/** Reads a variable font in WOFF2, at one weight. */
export function readFont(file: Buffer, weight: number): Font {
  const tables = readWoff2(file);
  const table = (tag: string) => {
    const found = tables.get(tag);
    if (found === undefined) throw new Error(`The font has no table ${tag}`);
    return found;
  };
  const glyphs = readGlyphs(table('glyf').bytes);
  const advances = readAdvances(table('hmtx'), table('hhea').bytes.readUInt16BE(34));
  const normal = normalise(weight, table('fvar').bytes, tables.get('avar')?.bytes);
  const deltasOf = readDeltas(table('gvar').bytes, normal, (glyph) => sizeOf(glyphs[glyph]) + 4);

  const outlineOf = (index: number): Outline => {
    const glyph = glyphs[index] ?? { points: [] };
    const advance = advances[Math.min(index, advances.length - 1)] ?? 0;
    const own = 'points' in glyph ? glyph.points : glyph.components.map(apart);
    const corners = [0, advance, 0, 0].map((x) => apart({ x, y: 0 }));
    const moved = shiftPoints([...own, ...corners], deltasOf(index));
    const [left, right] = [moved[own.length]?.x ?? 0, moved[own.length + 1]?.x ?? 0];
    const points = moved.slice(0, own.length);
    const drawn =
      'points' in glyph
        ? glyph.points.map((point, place) => ({
            ...point,
            x: points[place]?.x ?? 0,
            y: points[place]?.y ?? 0,
          }))
        : glyph.components.flatMap(({ glyph, matrix }, place) =>
            outlineOf(glyph).points.map((point) => transform(point, matrix, points[place] ?? { x: 0, y: 0 })),
          );
    return { points: drawn.map((point) => ({ ...point, x: point.x - left })), advance: right - left };
  };
  const unitsPerEm = table('head').bytes.readUInt16BE(18);
  return { unitsPerEm, characters: readCharacters(table('cmap').bytes), outlineOf };
}

function sizeOf(glyph: Glyph | undefined): number {
  if (glyph === undefined) return 0;
  return 'points' in glyph ? glyph.points.length : glyph.components.length;
}

/** A point that no other follows. */
function apart({ x, y }: Pick<Point, 'x' | 'y'>) {
  return { x, y, endsContour: true };
}

function transform(
  point: Point,
  [xx, xy, yx, yy]: readonly [number, number, number, number],
  by: Pick<Point, 'x' | 'y'>,
): Point {
  return { ...point, x: xx * point.x + yx * point.y + by.x, y: xy * point.x + yy * point.y + by.y };
}

function readAdvances({ bytes, isTransformed }: { bytes: Buffer; isTransformed: boolean }, count: number) {
  const reader = new ByteReader(bytes, isTransformed ? 1 : 0);
  return Array.from({ length: count }, () => {
    const advance = reader.u16();
    if (!isTransformed) reader.skip(2);
    return advance;
  });
}

/** Returns a weight as -1 to 1, by the range of the font and its bends. */
function normalise(weight: number, fvar: Buffer, avar: Buffer | undefined): number {
  const axis = fvar.readUInt16BE(4);
  const [lowest, usual, highest] = [4, 8, 12].map((at) => fvar.readInt32BE(axis + at) / 65_536) as [
    number,
    number,
    number,
  ];
  const linear = weight < usual ? (weight - usual) / (usual - lowest) : (weight - usual) / (highest - usual);
  if (avar === undefined) return linear;
  const reader = new ByteReader(avar, 8);
  const bends = Array.from({ length: reader.u16() }, () => [reader.f2dot14(), reader.f2dot14()] as const);
  const after = bends.findIndex(([from]) => from >= linear);
  const [fromHigh, toHigh] = bends[after] ?? [linear, linear];
  const [fromLow, toLow] = bends[after - 1] ?? [fromHigh, toHigh];
  if (fromHigh === fromLow) return toHigh;
  return toLow + ((linear - fromLow) / (fromHigh - fromLow)) * (toHigh - toLow);
}

/** Reads the characters of the first table in format 4: those below U+10000. */
function readCharacters(cmap: Buffer): ReadonlyMap<number, number> {
  const header = new ByteReader(cmap, 2);
  const offsets = Array.from({ length: header.u16() }, () => {
    header.skip(4);
    return header.u32();
  });
  const start = offsets.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('The font has no table of characters in format 4');
  const segments = cmap.readUInt16BE(start + 6) / 2;
  const characters = new Map<number, number>();
  for (let segment = 0; segment < segments; segment += 1) {
    const at = (list: number) => start + 14 + list * 2 * segments + (list > 0 ? 2 : 0) + 2 * segment;
    const [last, first] = [cmap.readUInt16BE(at(0)), cmap.readUInt16BE(at(1))];
    const [delta, range] = [cmap.readUInt16BE(at(2)), cmap.readUInt16BE(at(3))];
    for (let character = first; character <= last && character < 0xffff; character += 1) {
      const listed = range && cmap.readUInt16BE(at(3) + range + 2 * (character - first));
      const glyph = range === 0 || listed ? ((range === 0 ? character : listed) + delta) & 0xffff : 0;
      if (glyph) characters.set(character, glyph);
    }
  }
  return characters;
}
