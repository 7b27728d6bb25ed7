import { chunkTimeoutMs } from '../constants.ts';

/** A module or a stylesheet that a page loads when it is needed. */
export interface Chunk {
  /** What it is called in messages: "slideshow". */
  readonly id: string;
  readonly url: string;
}

/**
 * Gives what is loading, or rejects after two minutes. What did not come, or came as something else, rejects with
 * `Loading chunk <id> failed.` and why; what a module throws by itself is passed on as it is.
 * See docs/behaviours.md#parts-of-a-page-that-fail-to-load.
 */
export function loadChunk<Loaded>(chunk: Chunk, loading: Promise<Loaded>): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(chunkError(chunk, 'timeout')), chunkTimeoutMs);
    loading
      .then(resolve, (cause) => reject(isLoadFailure(cause) ? chunkError(chunk, 'error', cause) : cause))
      .finally(() => clearTimeout(timer));
  });
}

/** `missing`: it came without what it is loaded for. */
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

/** The event of a link; html under the name of a script; what Chromium and Firefox say of a module, then Safari. */
function isLoadFailure(cause: unknown): boolean {
  return /^\[object Event|^SyntaxError|dynamically imported|Importing a module/.test(String(cause));
}
