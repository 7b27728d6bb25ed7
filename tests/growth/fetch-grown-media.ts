import { fetchMedia } from '../../generator/media/fetch-media.ts';
import { defaultMediaRules } from '../../generator/media/media-limits.ts';

/** Fetches documents that have no earlier copy. */
export async function work(origin: string, paths: readonly string[], folder: string) {
  const kept = await fetchMedia({
    needs: paths.map((path) => ({ path })),
    origin,
    cacheDir: folder,
    storeDir: `${folder}/store`,
    warn: () => {},
    rules: defaultMediaRules,
  });
  return { kept, files: kept.files.length };
}
