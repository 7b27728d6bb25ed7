import { statSync } from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';

/** The clock of files may be this much behind ours. */
const clockMs = 20;

/**
 * Repeats a build only when `key` or one of its source files has changed. An edit of a page's
 * template does not bundle the browser's scripts again.
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
    // A file saved during the build may have been read before or after.
    if (newestMs < startMs - clockMs) last = { key, version, result };
    return result;
  };
}

function readState(
  root: string,
  { metafile }: { readonly metafile: Metafile },
): { readonly version: string; readonly newestMs: number } {
  // Virtual inputs of the bundler have no file.
  const found = Object.keys(metafile.inputs).map((input) =>
    statSync(path.join(root, input), { throwIfNoEntry: false }),
  );
  return {
    version: found.map((file) => (file ? `${file.ino} ${file.size} ${file.ctimeMs}` : '-')).join(),
    newestMs: Math.max(0, ...found.map((file) => file?.ctimeMs ?? 0)),
  };
}
