import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './byte-reader.ts';

/** A table of a font; `isTransformed`: in the form that WOFF2 packs it in. */
export interface FontTable {
  readonly bytes: Buffer;
  readonly isTransformed: boolean;
}

/**
 * Returns the tables of a font that letters are drawn from, by their tags:
 * https://www.w3.org/TR/WOFF2/
 */
export function readWoff2(file: Buffer): ReadonlyMap<string, FontTable> {
  const reader = new ByteReader(file);
  if (reader.tag() !== 'wOF2') throw new Error('This is not a font in WOFF2');
  reader.skip(8);
  const tables = reader.u16();
  reader.skip(6);
  const compressedSize = reader.u32();
  reader.skip(24);
  const directory = Array.from({ length: tables }, () => {
    const flags = reader.u8();
    const tag = (flags & 63) === 63 ? reader.tag() : (knownTags[flags & 63] ?? '');
    const length = reader.base128();
    const version = flags >> 6;
    const isTransformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0;
    return { tag, isTransformed, length: isTransformed ? reader.base128() : length };
  });
  const data = brotliDecompressSync(reader.take(compressedSize));
  let at = 0;
  return new Map(
    directory.map(({ tag, isTransformed, length }) => {
      const bytes = data.subarray(at, at + length);
      at += length;
      return [tag, { bytes, isTransformed }];
    }),
  );
}

/** The tags that a font names by a number, in this order. */
const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT ' +
  'VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar ' +
  'fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
).split(' ');
