import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { openPicturePool } from '../../generator/media/picture-pool.ts';
import { type FoundVips, findVips, makeWithVips } from './make-with-vips.ts';
import { chooseFolder } from './project-copy.ts';

/** Pictures that were made in all widths and formats, as often as there were rounds. */
export interface PictureSamples {
  readonly pictures: number;
  readonly megapixels: number;
  readonly ms: readonly number[];
  /** Of libvips' own command line. */
  readonly vips: FoundVips & { readonly ms: readonly number[] };
}

export interface PictureOptions {
  /** The project's folder, absolute. */
  readonly root: string;
  readonly rounds: number;
  readonly pictures: number;
  readonly onStep: (step: string) => void;
}

/** Makes some of the demo's pictures by the processes that a build starts and by libvips' command line in turn, as many at once as there are cores. */
export async function measurePictures({
  root,
  rounds,
  pictures,
  onStep,
}: PictureOptions): Promise<PictureSamples> {
  const source = path.join(root, 'demo', 'pictures');
  const names = (await readdir(source)).filter((name) => name.endsWith('.jpg')).toSorted();
  const files = names.slice(0, pictures).map((name) => path.join(source, name));
  const sizes = await Promise.all(files.map((file) => sharp(file).metadata()));
  const megapixels = sizes.reduce((sum, { width, height }) => sum + (width * height) / 1_000_000, 0);
  const folder = await mkdtemp(path.join(await chooseFolder(0), 'boardwalk-bench-'));
  const pool = openPicturePool();
  const ours = async (file: string) =>
    void (await pool.make({ bytes: await readFile(file), isVector: false }));
  const theirs = (file: string) => makeWithVips(file, folder);
  const [own, vips]: [number[], number[]] = [[], []];
  try {
    onStep('warming up');
    const found = await findVips(files[0] ?? '', folder);
    // Starts the processes: a build with many pictures does not feel it.
    await Promise.all(files.slice(0, pool.size).map(ours));
    for (let round = 1; round <= rounds; round += 1) {
      own.push(await timeAll(files, ours));
      onStep(`round ${round} of ${rounds}`);
      if ('version' in found) vips.push(await timeAll(files, theirs));
    }
    return { pictures: files.length, megapixels, ms: own, vips: { ...found, ms: vips } };
  } finally {
    await pool.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function timeAll(files: readonly string[], make: (file: string) => Promise<void>): Promise<number> {
  const start = performance.now();
  await pLimit(availableParallelism()).map(files, make);
  return performance.now() - start;
}
