import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { kindOf } from './file-kind.ts';
import { maxPixels } from './media-limits.ts';

/** A file of the library as it goes onto the site. */
export interface PreparedMedia {
  readonly bytes: Buffer;
  readonly sha256: string;
  readonly extension: string;
  /** Pixels as shown, a camera's rotation applied; absent for what is no picture. */
  readonly width?: number;
  readonly height?: number;
}

/** Why a file cannot go onto the site, in the words of a report. */
export class UnusableMedia extends Error {
  override readonly name = 'UnusableMedia';
}

/** Twice the dots per inch that drawings are rendered at by default: sharp on a good screen. */
const drawingDensity = 144;

/**
 * Reads what a file is and how large, by its bytes, and decodes it once, so that a broken picture is found here and not by
 * a visitor. Pictures and other files are passed on as they are; a drawing becomes a png, for svg may carry script.
 * Throws an UnusableMedia. faults.md section 5.
 */
export async function prepareMedia(original: Buffer, path: string): Promise<PreparedMedia> {
  const kind = kindOf(original, path);
  if (kind === null)
    throw new UnusableMedia('is no picture, film, sound or document that the site can carry');
  if (kind.type === 'file') return describe(original, kind.extension);
  const open = await openerOf(original);
  try {
    if (kind.type === 'picture') return describe(original, kind.extension, await measure(open));
    const { data, info } = await open(drawingDensity).png().toBuffer({ resolveWithObject: true });
    return describe(data, 'png', { width: info.width, height: info.height });
  } catch (cause) {
    throw new UnusableMedia(`is a broken picture: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}

type Open = (density?: number) => Sharp;

/** Loads sharp when there is a picture to open: most builds have no new one. */
async function openerOf(bytes: Buffer): Promise<Open> {
  const { default: sharp } = await import('sharp');
  return (density = 72) => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', density });
}

async function measure(open: Open): Promise<Size> {
  const { autoOrient } = await open().metadata();
  await open().resize(16, 16, { fit: 'fill' }).raw().toBuffer();
  return { width: autoOrient.width, height: autoOrient.height };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function describe(bytes: Buffer, extension: string, size?: Size): PreparedMedia {
  return { bytes, extension, sha256: createHash('sha256').update(bytes).digest('hex'), ...size };
}
