import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { groupBy } from '../util/group-by.ts';
import { type Focus, findFocus, type Pixels, read, toPixels } from './find-focus.ts';
import { makeCard } from './make-card.ts';
import { maxPixels } from './media-limits.ts';
import { formats, motionWidth, widthsOf } from './picture-formats.ts';
import type { UnstoredFile, UnstoredMedia } from './prepared-media.ts';

export interface MakePictureInput {
  readonly bytes: Uint8Array;
  /** A vector is rendered first: SVG may contain script. */
  readonly isVector: boolean;
  /** Makes only the file for every browser: for a look at it. */
  readonly isQuick?: boolean;
  /** Makes its social card too, around this point; without one around what draws the eye. */
  readonly card?: CardWish | undefined;
}

/** A picture that pages share needs a card. */
export interface CardWish {
  /** The focal point of an editor. */
  readonly focus?: Focus;
}

/**
 * One file of a picture. `fallback` is for every browser, `card` for networks, `motion` for visitors who
 * allow motion.
 */
export interface MadeFile extends UnstoredFile {
  readonly width: number;
}

/** Its size is that of the fallback, after the camera's rotation. */
export interface MadePicture extends UnstoredMedia {
  readonly files: readonly MadeFile[];
  readonly width: number;
  readonly height: number;
  readonly focus: Focus;
}

/** The order of a picture's files. */
const roles: readonly MadeFile['role'][] = ['fallback', 'avif', 'card', 'motion'];

/** Twice the default dots per inch for vectors: sharp on high-density screens. */
const drawingDensity = 144;

/** Pixels, slightly more than the widest file has. */
const drawnWidth = 2500;

/** Pixels; AVIF has at most 16,384. */
const drawnHeight = 16_000;

/** Wide enough to see what draws the eye. */
const lookWidth = 320;

/**
 * Makes every file of a picture: upright, in sRGB, without the camera's metadata. Decodes the
 * picture once, in the largest width; the others are made from those pixels. Throws for a broken
 * picture or one with too many pixels. The same bytes give the same files. Calls `onFile` after each.
 */
export async function makePicture(
  { bytes, isVector, isQuick = false, card: wish }: MakePictureInput,
  onFile: () => void = () => undefined,
): Promise<MadePicture> {
  const options = isVector ? { density: await densityOf(bytes) } : {};
  const metadata = await open(bytes, options).metadata();
  const { autoOrient, hasAlpha, pages = 1, format } = metadata;
  const isMoving = pages > 1 && (format === 'gif' || format === 'webp');
  const wanted = wantedFiles(autoOrient.width).filter(({ role }) => !isQuick || role === 'fallback');
  const widest = Math.max(...wanted.map(({ width }) => width));

  const whole = await toPixels(open(bytes, options).autoOrient(), widest);
  const small = await toPixels(read(whole), lookWidth);
  const isClear = hasAlpha && !(await read(whole).stats()).isOpaque;
  const files: MadeFile[] = [];
  let size: Pixels = whole;
  for (const [width, sameWidth] of groupBy(wanted, (file) => file.width)) {
    const known = [whole, small].find((pixels) => pixels.width === Math.min(width, whole.width));
    const pixels = known ?? (await toPixels(read(whole), width));
    for (const { role } of sameWidth) {
      if (role === 'fallback') size = pixels;
      files.push(await encode(pixels, role, role === 'fallback' ? (isClear ? 'png' : 'jpeg') : role));
      onFile();
    }
  }
  const focus = await findFocus(read(small), small);
  const card = wish && !isQuick && (await makeCard({ picture: whole, focus: wish.focus ?? focus, isClear }));
  if (card) files.push({ role: 'card', extension: 'jpg', ...card });
  if (isMoving && !isQuick) files.push(await makeMotion(bytes, metadata));
  files.sort((a, b) => roles.indexOf(a.role) - roles.indexOf(b.role) || a.width - b.width);
  const { width, height } = size;
  return { files, width, height, focus, ...(!isClear && { tones: await tonesOf(whole) }) };
}

/**
 * Returns the dots per inch at which a drawing is as wide as it is needed: a plan may be a metre
 * wide. The size in millimetres grows with the square of the density, that in pixels with it.
 */
async function densityOf(bytes: Uint8Array): Promise<number> {
  const sizeAt = (density: number) =>
    sharp(bytes, { density, limitInputPixels: false, failOn: 'error' }).metadata();
  const [small, double] = [await sizeAt(drawingDensity / 8), await sizeAt(drawingDensity / 4)];
  const power = Math.max(1, Math.round(Math.log2(double.width / small.width)));
  const growth = 4 ** power;
  const [width, height] = [double.width * growth, double.height * growth];
  // Rounding must not exceed the limit.
  const most = Math.sqrt((0.99 * maxPixels) / (width * height));
  const part = Math.min(1, drawnWidth / width, drawnHeight / height, most);
  return Math.max(1, drawingDensity * part ** (1 / power));
}

interface WantedFile {
  readonly role: 'fallback' | 'avif';
  readonly width: number;
}

/** Lists the files of a picture of `own` pixels width. */
function wantedFiles(own: number): readonly WantedFile[] {
  const { fallback, avif } = widthsOf(own);
  return [{ role: 'fallback', width: fallback }, ...avif.map((width) => ({ role: 'avif', width }) as const)];
}

function open(bytes: Uint8Array, options: SharpOptions = {}): Sharp {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', ...options });
}

async function encode(
  pixels: Pixels,
  role: WantedFile['role'],
  format: keyof typeof formats,
): Promise<MadeFile> {
  const bytes = await read(pixels).toFormat(format, formats[format]).toBuffer();
  return { role, extension: format === 'jpeg' ? 'jpg' : format, width: pixels.width, bytes };
}

/**
 * Encodes every frame as WebP; keeps the original file when there are too many frames to decode.
 */
async function makeMotion(
  bytes: Uint8Array,
  { width, height, pages = 1, format }: Metadata,
): Promise<MadeFile> {
  if (width * height * pages > maxPixels) return { role: 'motion', extension: format, width, bytes };
  const { data, info } = await open(bytes, { animated: true })
    .resize({ width: motionWidth, withoutEnlargement: true })
    .webp(formats.webp)
    .toBuffer({ resolveWithObject: true });
  return { role: 'motion', extension: 'webp', width: info.width, bytes: data };
}

async function tonesOf(pixels: Pixels): Promise<readonly [string, string]> {
  const two = await read(pixels).resize({ width: 1, height: 2, fit: 'fill' }).removeAlpha().raw().toBuffer();
  const half = two.length / 2;
  return [toHex(two.subarray(0, half)), toHex(two.subarray(half))];
}

/** Formats a pixel of three values, or of one in a grey picture. */
function toHex(pixel: Buffer): string {
  const [red = 0, green = red, blue = red] = pixel;
  return `#${Buffer.from([red, green, blue]).toString('hex')}`;
}
