import { chunkTimeoutMs } from '../constants.ts';

/** A module or a stylesheet that a page loads on demand. */
export interface Chunk {
  /** Its name in messages: "slideshow". */
  readonly id: string;
  readonly url: string;
}

/**
 * Returns the loaded part, or rejects after two minutes. Rejects a part that did not load, or has
 * the wrong type, with `Loading chunk <id> failed.` and the reason; passes on errors that a module
 * itself throws. See docs/behaviours.md#parts-of-a-page-that-fail-to-load.
 */
export function loadChunk<Loaded>(chunk: Chunk, loading: Promise<Loaded>): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(chunkError(chunk, 'timeout')), chunkTimeoutMs);
    loading
      .then(resolve, (cause) => reject(isLoadFailure(cause) ? chunkError(chunk, 'error', cause) : cause))
      .finally(() => clearTimeout(timer));
  });
}

/** `missing`: it was loaded without the expected export. */
export function chunkError(
  { id, url }: Chunk,
  type: 'timeout' | 'missing' | 'error',
  cause?: unknown,
): Error {
  const error = new Error(`Loading chunk ${id} failed.\n(${type}: ${url})`, { cause });
  error.name = errorName;
  return error;
}

export function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === errorName;
}

const errorName = 'ChunkLoadError';

/**
 * The event of a link; html under the name of a script; the messages of Chromium and Firefox, then
 * of Safari.
 */
function isLoadFailure(cause: unknown): boolean {
  return /^\[object Event|^SyntaxError|dynamically imported|Importing a module/.test(String(cause));
}
