import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { type DemoMedia, largeSizeOf } from '../../../demo/media.ts';

/** The folder of the demo's files below `uploads`, as in the addresses of the demo. */
export const uploadFolder = '2026/05';

export interface UploadFolders {
  /** The folder of the demo. */
  readonly demo: string;
  /** The folder `wp-content`. */
  readonly content: string;
}

/** Copies the files of the demo to where WordPress keeps uploads, and cuts the size that its editor offers first. */
export async function copyUploads(
  media: readonly DemoMedia[],
  { demo, content }: UploadFolders,
): Promise<void> {
  const uploads = path.join(content, 'uploads', uploadFolder);
  await mkdir(uploads, { recursive: true });
  const few = pLimit(2);
  await Promise.all(
    media.map((item) =>
      few(async () => {
        const from = path.join(demo, item.width === null ? 'files' : 'pictures', item.file);
        await copyFile(from, path.join(uploads, item.file));
        const large = largeFileOf(item);
        if (large !== undefined)
          await sharp(from)
            .resize({ width: large.width, height: large.height })
            .toFile(path.join(uploads, large.file));
      }),
    ),
  );
}

export interface LargeFile {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** The size "large" of a picture; undefined where the picture is not larger. */
export function largeFileOf(media: DemoMedia): LargeFile | undefined {
  const file = path.posix.basename(largeSizeOf(media));
  const [, width, height] = /-(\d+)x(\d+)\.\w+$/.exec(file) ?? [];
  return file === media.file ? undefined : { file, width: Number(width), height: Number(height) };
}
