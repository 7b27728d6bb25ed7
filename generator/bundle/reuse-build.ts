import { statSync } from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';

/** A clock of files may be this much behind ours. */
const clockMs = 20;

/**
 * Makes a build that is done again only when it would come out otherwise: when `key` or a file that it was made from is not
 * what it was. An edit of a page's template leaves the browser's scripts alone.
 */
export function reuseBuild<Result extends { readonly metafile: Metafile }>(
  root: string,
): (key: string, build: () => Promise<Result>) => Promise<Result> {
  let last: { readonly key: string; readonly version: string; readonly result: Result } | undefined;
  return async (key, build) => {
    if (last?.key === key && readState(root, last.result).version === last.version) return last.result;
    last = undefined;
    const startMs = Date.now();
    const result = await build();
    const { version, newestMs } = readState(root, result);
    // A file that was saved meanwhile may have been read before or after.
    if (newestMs < startMs - clockMs) last = { key, version, result };
    return result;
  };
}

function readState(
  root: string,
  { metafile }: { readonly metafile: Metafile },
): { readonly version: string; readonly newestMs: number } {
  // Inputs that the bundler made up have no file.
  const found = Object.keys(metafile.inputs).map((input) =>
    statSync(path.join(root, input), { throwIfNoEntry: false }),
  );
  return {
    version: found.map((file) => (file ? `${file.ino} ${file.size} ${file.ctimeMs}` : '-')).join(),
    newestMs: Math.max(0, ...found.map((file) => file?.ctimeMs ?? 0)),
  };
}
