import { brotliDecompressSync } from 'node:zlib';

/** Measures in ems. */
export interface FontMeasures {
  readonly ascent: number;
  readonly descent: number;
  /** The mean width of a letter of text, in the font's default weight. */
  readonly width: number;
}

/** Letters as frequent as in text of Western European languages. */
const sampleText = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ';

/** Measures a font in WOFF2 (https://www.w3.org/TR/WOFF2/). Undefined for bytes that are not one. */
export function measureFont(bytes: Buffer): FontMeasures | undefined {
  try {
    const table = readTables(bytes);
    const [head, hhea, hmtx, cmap] = [table('head'), table('hhea'), table('hmtx'), table('cmap')];
    const em = head.readUInt16BE(18);
    const isTransformed = hmtx.length < hhea.readUInt16BE(34) * 4;
    const last = hhea.readUInt16BE(34) - 1;
    const widthOf = (glyph: number): number =>
      isTransformed
        ? hmtx.readUInt16BE(1 + Math.min(glyph, last) * 2)
        : hmtx.readUInt16BE(Math.min(glyph, last) * 4);
    const widths = [...sampleText].map((letter) => widthOf(glyphOf(letter.charCodeAt(0), cmap)));
    return {
      ascent: hhea.readInt16BE(4) / em,
      descent: -hhea.readInt16BE(6) / em,
      width: widths.reduce((sum, width) => sum + width, 0) / widths.length / em,
    };
  } catch (error) {
    // Every field is read within its bounds; anything else is a bug.
    if (error instanceof RangeError || (error instanceof Error && 'code' in error)) return undefined;
    throw error;
  }
}

/** The first of the tags that have a number instead of a name, and those whose bytes may be transformed. */
const knownTags = ['cmap', 'head', 'hhea', 'hmtx'];
const glyf = 10;
const loca = 11;

function readTables(bytes: Buffer): (tag: string) => Buffer {
  if (bytes.toString('latin1', 0, 4) !== 'wOF2' || bytes.toString('latin1', 4, 8) === 'ttcf')
    throw new RangeError('not a font in WOFF2');
  let at = 48;
  const readNumber = (): number => {
    let value = 0;
    for (let count = 0; count < 5; count += 1) {
      const byte = bytes.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
    throw new RangeError('a number is too long');
  };
  let start = 0;
  const places = new Map<string, readonly [start: number, end: number]>();
  for (let count = bytes.readUInt16BE(12); count > 0; count -= 1) {
    const flags = bytes.readUInt8(at++);
    const known = flags & 63;
    if (known === 63) at += 4;
    const length = readNumber();
    const version = flags >> 6;
    const isTransformed = known === glyf || known === loca ? version !== 3 : version !== 0;
    const end = start + (isTransformed ? readNumber() : length);
    places.set(knownTags[known] ?? String(known), [start, end]);
    start = end;
  }
  const data = brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20)));
  return (tag) => {
    const place = places.get(tag);
    if (place === undefined || place[1] > data.length) throw new RangeError(`the table ${tag} is missing`);
    return data.subarray(...place);
  };
}

/** Returns the glyph of a letter of the alphabet, 0 for none: format 4, and 12 of fonts with more letters. */
function glyphOf(code: number, cmap: Buffer): number {
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + index * 8));
    const format = table.readUInt16BE(0);
    const glyph =
      format === 4 ? glyphInSegments(code, table) : format === 12 ? glyphInGroups(code, table) : 0;
    if (glyph !== 0) return glyph;
  }
  return 0;
}

function glyphInSegments(code: number, table: Buffer): number {
  const size = table.readUInt16BE(6);
  for (let at = 14; at < 14 + size; at += 2) {
    if (table.readUInt16BE(at) < code) continue;
    const start = table.readUInt16BE(at + size + 2);
    if (start > code) return 0;
    const delta = table.readUInt16BE(at + size * 2 + 2);
    const offsetAt = at + size * 3 + 2;
    const offset = table.readUInt16BE(offsetAt);
    const glyph = offset === 0 ? code : table.readUInt16BE(offsetAt + offset + (code - start) * 2);
    return glyph === 0 ? 0 : (glyph + delta) % 65_536;
  }
  return 0;
}

function glyphInGroups(code: number, table: Buffer): number {
  for (let index = 0; index < table.readUInt32BE(12); index += 1) {
    const at = 16 + index * 12;
    const start = table.readUInt32BE(at);
    if (code >= start && code <= table.readUInt32BE(at + 4)) return table.readUInt32BE(at + 8) + code - start;
  }
  return 0;
}
