import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chunkError, isChunkError, loadChunk } from '../../../client-runtime/failures/chunk.ts';

const chunk = { id: 'slideshow', url: '/_assets/slideshow-ABCDEFGH.js' };
const never = new Promise<never>(() => {});

describe('a chunk', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('that neither comes nor fails has failed after 120 000 ms (behaviours 58)', async () => {
    const failed = vi.fn<(error: unknown) => void>();
    loadChunk(chunk, never).catch(failed);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        name: 'ChunkLoadError',
        message: 'Loading chunk slideshow failed.\n(timeout: /_assets/slideshow-ABCDEFGH.js)',
      }),
    );
  });

  it('is said to be missing when it came without what it is loaded for (behaviours 58)', () => {
    const error = chunkError(chunk, 'missing');
    expect(error.message).toBe('Loading chunk slideshow failed.\n(missing: /_assets/slideshow-ABCDEFGH.js)');
    expect(isChunkError(error)).toBe(true);
  });

  it.each([
    new TypeError('Failed to fetch dynamically imported module: https://pier.example/_assets/a.js'),
    new TypeError('error loading dynamically imported module: https://pier.example/_assets/a.js'),
    new TypeError('Importing a module script failed.'),
    new SyntaxError("Unexpected token '<'"),
    new Event('error'),
  ])('that cannot be loaded says so, and keeps the cause: %s (behaviours 58)', async (cause) => {
    await expect(loadChunk(chunk, Promise.reject(cause))).rejects.toMatchObject({
      name: 'ChunkLoadError',
      message: 'Loading chunk slideshow failed.\n(error: /_assets/slideshow-ABCDEFGH.js)',
      cause,
    });
  });

  it('is what it is when it has come, and waits for nothing more', async () => {
    await expect(loadChunk(chunk, Promise.resolve('module'))).resolves.toBe('module');
    expect(vi.getTimerCount()).toBe(0);
  });
});
