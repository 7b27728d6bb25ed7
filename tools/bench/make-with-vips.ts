import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { formats, widthsOf } from '../../generator/media/picture-formats.ts';

const run = promisify(execFile);

/** The version of libvips' command line, once it has made a picture; or why there is no figure of it. */
export type FoundVips = { readonly version: string } | { readonly problem: string };

/** Looks for libvips' command line, and tries it with a picture: some are built without AVIF. */
export async function findVips(file: string, folder: string): Promise<FoundVips> {
  try {
    const { stdout } = await run('vipsthumbnail', ['--vips-version']);
    await makeWithVips(file, folder);
    return { version: stdout.trim() };
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    const reason = error instanceof Error ? (error.message.trim().split('\n').at(-1) ?? '') : String(error);
    return { problem: isMissing ? 'this machine does not have it' : reason };
  }
}

/** Makes a photo in all widths and formats that a site has of it, by a command a file: with one thread each, as ours. */
export async function makeWithVips(file: string, folder: string): Promise<void> {
  const { width = 0 } = await sharp(file).metadata();
  const { avif, fallback } = widthsOf(width);
  const name = path.join(folder, path.basename(file, path.extname(file)));
  const outputs = [
    ...avif.map((wide) => [wide, `${name}-${wide}.avif[${options.avif}]`] as const),
    [fallback, `${name}.jpg[${options.jpeg}]`] as const,
  ];
  // sharp tells its own library by this name where it lies: the one of the machine has its place elsewhere.
  const { VIPSHOME: _, ...environment } = process.env;
  for (const [wide, output] of outputs) {
    // The height is never the one that binds.
    await run('vipsthumbnail', [file, '--size', `${wide}x100000`, '-o', output], {
      env: { ...environment, VIPS_CONCURRENCY: '1' },
    });
  }
}

/** The settings of our formats in the words of the command line. */
const options = {
  avif: `Q=${formats.avif.quality},effort=${formats.avif.effort},subsample-mode=on`,
  jpeg: `Q=${formats.jpeg.quality}`,
} as const;
