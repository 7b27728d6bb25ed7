import pictures from './pictures/pictures.json' with { type: 'json' };
import { cmsOrigin, uploadsPath } from './site-address.ts';

/** A file of the media library. */
export interface DemoMedia {
  readonly id: number;
  file: string;
  /** Address of the full file. */
  url: string;
  alt: string;
  mimeType: string;
  /** Pixels; null for what is no picture. */
  width: number | null;
  height: number | null;
  /** Plain text. */
  caption: string;
  /** Local times of the pier. */
  date: string;
  modified: string;
  /** From 0 at the left and top to 1 at the right and bottom; absent where nobody has chosen it. */
  focalPoint?: { x: number; y: number };
}

const uploaded = { caption: '', date: '2026-05-04T09:00:00', modified: '2026-05-04T09:00:00' };

/** The points that an editor of the pier has chosen. */
const focalPoints: Readonly<Record<string, DemoMedia['focalPoint']>> = {
  'craft-fair.jpg': { x: 0.5, y: 0.6 },
  'fireworks.jpg': { x: 0.5, y: 0.34 },
  'hero-harbour-evening.jpg': { x: 0.62, y: 0.42 },
  'hero-winter-lights.jpg': { x: 0.6, y: 0.58 },
  'ice-cream.jpg': { x: 0.5, y: 0.36 },
  'lighthouse.jpg': { x: 0.67, y: 0.36 },
  'mosaic-hands.jpg': { x: 0.52, y: 0.5 },
  'restoration-piles.jpg': { x: 0.45, y: 0.56 },
  'sculpture-gulls.jpg': { x: 0.42, y: 0.4 },
  'sound-bench.jpg': { x: 0.5, y: 0.6 },
  'tide-clock.jpg': { x: 0.5, y: 0.38 },
};

/** The whole library, by id: the pictures of `pictures.json`, a brochure, a film and its captions. */
export const mediaLibrary: readonly DemoMedia[] = [
  ...pictures.map(({ file, alt, width, height }, index) => ({
    id: 101 + index,
    file,
    url: `${cmsOrigin}${uploadsPath}${file}`,
    alt,
    mimeType: 'image/jpeg',
    width,
    height,
    ...uploaded,
    ...(focalPoints[file] && { focalPoint: focalPoints[file] }),
  })),
  ...(
    [
      [297, 'leasing-brochure.pdf', 'application/pdf'],
      [298, 'walk-out-to-sea.mp4', 'video/mp4'],
      [299, 'walk-out-to-sea.vtt', 'text/vtt'],
    ] as const
  ).map(([id, file, mimeType]) => ({
    id,
    file,
    url: `${cmsOrigin}${uploadsPath}${file}`,
    alt: '',
    mimeType,
    width: null,
    height: null,
    ...uploaded,
  })),
];

/**
 * Finds the file of the library by name; throws when it is missing, so that a mistake in the
 * content shows at once.
 */
export function mediaByFile(file: string): DemoMedia {
  const media = mediaLibrary.find((item) => item.file === file);
  if (media === undefined) throw new Error(`The demo's media library has no file ${file}`);
  return media;
}

/** The address of the "large" size that WordPress cuts of a picture wider than 1024 pixels. */
export function largeSizeOf(media: DemoMedia): string {
  return sizeOf(media, 1024);
}

/** Returns the address of a picture cut to `width` pixels, or of the full file when it is not wider. */
export function sizeOf(media: DemoMedia, width: number): string {
  const { url } = media;
  if (media.width === null || media.height === null || media.width <= width) return url;
  const height = Math.round((media.height * width) / media.width);
  return url.replace(/\.(\w+)$/, `-${width}x${height}.$1`);
}
