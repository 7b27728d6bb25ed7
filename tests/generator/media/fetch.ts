import path from 'node:path';
import sharp from 'sharp';
import { type FetchMediaInput, fetchMedia } from '../../../generator/media/fetch-media.ts';
import { defaultMediaRules, type MediaRules } from '../../../generator/media/media-limits.ts';
import { openPicturePool } from '../../../generator/media/picture-pool.ts';
import { startPictureProcess } from '../../../generator/media/start-picture-process.ts';
import type { Problem } from '../../../generator/problems/problem.ts';
import { serve } from '../../support/serve.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

export const uploads = '/wp-content/uploads';

export interface FetchInput extends Partial<Omit<FetchMediaInput, 'rules'>> {
  readonly cms: string;
  readonly paths?: readonly string[];
  readonly rules?: Partial<MediaRules>;
}

/** The picture processes of this worker, which end with it: to start one for each test takes longer than the test. */
export const pictures = openPicturePool({
  start: async () => {
    const child = await startPictureProcess();
    child.unref();
    child.channel?.unref();
    return child;
  },
});

/** Fetches media into a cache of its own, and gathers what is warned of. */
export async function fetch({ cms, paths = [], rules, ...input }: FetchInput) {
  const problems: Problem[] = [];
  const cacheDir = input.cacheDir ?? (await temporaryFolder());
  const fetched = await fetchMedia({
    needs: paths.map((mediaPath) => ({ path: mediaPath })),
    origin: cms,
    cacheDir,
    storeDir: path.join(cacheDir, 'pictures'),
    pictures,
    warn: (problem) => problems.push(problem),
    rules: { ...defaultMediaRules, ...rules },
    ...input,
  });
  return { ...fetched, problems };
}

export function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#0a7d8c' } });
}

/** Serves files by path; a string is where the path is redirected to. */
export function serveFiles(files: Readonly<Record<string, Buffer | string>>): Promise<string> {
  return serve(({ url = '' }, response) => {
    const file = files[decodeURI(url)];
    if (file === undefined) response.writeHead(404).end();
    else if (typeof file === 'string') response.writeHead(302, { location: file }).end();
    else response.writeHead(200, { 'content-type': 'text/plain' }).end(file);
  });
}
