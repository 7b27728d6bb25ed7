import sharp, { type Metadata, type Sharp } from 'sharp';
import { maxPixels } from './media-limits.ts';
import { formats, motionWidth, widthsOf } from './recipe.ts';

export interface MakePictureInput {
  readonly bytes: Uint8Array;
  /** A drawing is rendered first: svg may carry script. */
  readonly isVector: boolean;
}

/** One file of a picture. `fallback` is for every browser, `motion` for those whose visitor has nothing against it. */
export interface MadeFile {
  readonly role: 'fallback' | 'avif' | 'webp' | 'motion';
  readonly extension: string;
  readonly width: number;
  readonly bytes: Uint8Array;
}

export interface MadePicture {
  readonly files: readonly MadeFile[];
  /** Pixels of the fallback, a camera's rotation applied. */
  readonly width: number;
  readonly height: number;
  /** The mean colours of its upper and its lower half, "#rrggbb"; absent where the ground shows through. */
  readonly tones?: readonly [string, string];
}

/** Twice the dots per inch that drawings are rendered at by default: sharp on a good screen. */
const drawingDensity = 144;

/**
 * Makes every file of a picture: upright, in sRGB, without what the camera wrote of time and place. A picture that is broken or
 * has too many pixels throws. The same bytes make the same files.
 */
export async function makePicture({ bytes, isVector }: MakePictureInput): Promise<MadePicture> {
  const source = isVector ? await render(bytes) : bytes;
  const metadata = await open(source).metadata();
  const { autoOrient, hasAlpha, pages = 1, format } = metadata;
  const isMoving = pages > 1 && (format === 'gif' || format === 'webp');
  const isClear = hasAlpha && !(await open(source).stats()).isOpaque;
  const widths = widthsOf(autoOrient.width);

  // The widest comes first: a picture that is cut short or too large is found before anything else is made.
  const fallback = await encode(source, widths.fallback, isClear ? 'png' : 'jpeg');
  const files: MadeFile[] = [{ role: 'fallback', extension: isClear ? 'png' : 'jpg', ...fallback }];
  for (const role of ['avif', 'webp'] as const) {
    for (const width of widths[role]) {
      files.push({ role, extension: role, ...(await encode(source, width, role)) });
    }
  }
  if (isMoving) files.push(await makeMotion(source, metadata));
  const { width, height } = fallback;
  return { files, width, height, ...(!isClear && { tones: await tonesOf(source) }) };
}

function open(bytes: Uint8Array, options: { readonly animated?: boolean } = {}): Sharp {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', ...options });
}

async function render(bytes: Uint8Array): Promise<Uint8Array> {
  return sharp(bytes, { limitInputPixels: maxPixels, density: drawingDensity }).png().toBuffer();
}

interface Encoded {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

async function encode(bytes: Uint8Array, width: number, format: keyof typeof formats): Promise<Encoded> {
  const { data, info } = await open(bytes)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, formats[format])
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** Every frame, as webp; where they are too many to be unpacked, the file as it is. */
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

async function tonesOf(bytes: Uint8Array): Promise<readonly [string, string]> {
  const pixels = await open(bytes)
    .autoOrient()
    .resize({ width: 1, height: 2, fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const half = pixels.length / 2;
  return [toHex(pixels.subarray(0, half)), toHex(pixels.subarray(half))];
}

/** A pixel of three values, or of one in a grey picture. */
function toHex(pixel: Buffer): string {
  const [red = 0, green = red, blue = red] = pixel;
  return `#${Buffer.from([red, green, blue]).toString('hex')}`;
}
