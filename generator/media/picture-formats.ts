/**
 * Formats of pictures: the list of widths, and the settings of the encoders. Any change here
 * changes `recipe`, so that cached pictures are made again. Measured on the demo's pictures with
 * one thread each, all widths of one picture: AVIF at effort 0 takes 220 ms and 161 kB, at effort 1
 * 590 ms and 139 kB, at effort 4 9.6 s and 134 kB. A progressive JPEG takes twice the time, for the same bytes.
 */
export const formats = {
  avif: { quality: 50, effort: 0, chromaSubsampling: '4:2:0' },
  webp: { quality: 70, effort: 2 },
  jpeg: { quality: 78 },
  png: { compressionLevel: 9 },
} as const;

/**
 * In pixels. A browser takes the first that is wide enough, so each is slightly more than many
 * phones need: a card on a screen of 390 points needs 790 at double and 1180 at triple density, a
 * screen of 412 points 1082 at 2.6. The largest fills a screen of 1215 points at double density. A
 * narrower picture ends with its own width: nothing is enlarged.
 */
const widths = [320, 480, 800, 1200, 1760, 2430];

/** For the file that every browser can show: those without AVIF are older than 2023. */
const fallbackWidth = 1620;

/** Of a social card, in pixels: the size that networks ask for. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Returns the height of a card in pixels: a small picture has a smaller one. */
export function cardHeight(width: number): number {
  return Math.round((width * cardSize.height) / cardSize.width);
}

/**
 * For animations, in WebP: the library writes no AVIF with frames, and a GIF is six to twelve times as large.
 */
export const motionWidth = 1080;

/** Returns the widths of a picture by format, narrow to wide. `own`: its own width in pixels. */
export function widthsOf(own: number): {
  readonly avif: readonly number[];
  readonly fallback: number;
} {
  return { avif: upTo(own, widths), fallback: Math.min(own, fallbackWidth) };
}

/** A last step of less than a tenth is not worth a file. */
function upTo(own: number, list: readonly number[]): readonly number[] {
  const smaller = list.filter((width) => width <= own);
  const widest = smaller.at(-1) ?? 0;
  const isWorthIt = smaller.length < list.length && own > widest * 1.1;
  return isWorthIt ? [...smaller, own] : smaller;
}

/**
 * The version of sharp, named here and not asked of it: a build without new pictures need not load
 * it.
 */
const sharpVersion = '0.35.5';

/** Identifies how pictures are made. Raise the number when the code changes the result. */
export const recipe = JSON.stringify([
  6,
  sharpVersion,
  formats,
  widths,
  fallbackWidth,
  motionWidth,
  cardSize,
]);
