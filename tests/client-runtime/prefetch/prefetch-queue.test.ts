import { describe, expect, it } from 'vitest';
import { prefetchLimit } from '../../../client-runtime/constants.ts';
import { createPrefetchQueue } from '../../../client-runtime/prefetch/prefetch-queue.ts';

/** A queue over addresses that are answered when the test says so. */
function makeQueue() {
  let wanted: readonly string[] = [];
  const asked: string[] = [];
  const answers = new Map<string, () => void>();
  const queue = createPrefetchQueue({
    wanted: () => wanted.map((path) => new URL(path, 'https://pier.example')),
    warm: ({ pathname, search }, signal) => {
      const path = pathname + search;
      asked.push(path);
      return new Promise((answer, refuse) => {
        answers.set(path, answer);
        signal.addEventListener('abort', refuse);
      });
    },
  });
  return {
    queue,
    asked,
    want: (...paths: string[]) => {
      wanted = paths;
      queue.fill();
    },
    answer: async (path: string) => {
      answers.get(path)?.();
      await Promise.resolve();
    },
  };
}

const visit = (path: string) => new URL(path, 'https://pier.example');

describe('the queue of prefetches', () => {
  it('skips pages that have left the list of wanted ones (behaviours 37)', async () => {
    const { asked, want, answer } = makeQueue();
    want('/a/', '/b/', '/c/');
    want();
    await answer('/a/');
    expect(asked).toEqual(['/a/', '/b/']);
  });

  it('asks for no more than its limit (faults 131)', async () => {
    const { asked, want, answer } = makeQueue();
    const paths = Array.from({ length: prefetchLimit + 5 }, (_, index) => `/${index}/`);
    want(...paths);
    for (const path of paths) await answer(path);
    expect(asked).toEqual(paths.slice(0, prefetchLimit));
  });

  it('asks for as many again on each page of a long session', async () => {
    const { queue, asked, want, answer } = makeQueue();
    for (const page of ['a', 'b', 'c']) {
      const paths = Array.from({ length: prefetchLimit + 5 }, (_, index) => `/${page}/${index}/`);
      queue.yieldTo(visit(`/${page}/`));
      want(...paths);
      queue.resume();
      for (const path of paths) await answer(path);
      expect(asked.splice(0)).toEqual(paths.slice(0, prefetchLimit));
    }
  });

  it('does not count what it gave up', async () => {
    const { queue, asked, want, answer } = makeQueue();
    const paths = Array.from({ length: prefetchLimit + 5 }, (_, index) => `/${index}/`);
    want(...paths);
    queue.yieldTo(visit('/x/'));
    await Promise.resolve();
    queue.resume();
    for (const path of paths) await answer(path);
    expect(asked).toEqual([...paths.slice(0, 2), ...paths.slice(0, prefetchLimit)]);
  });

  it('keeps the request for the page that the visit is to', async () => {
    const { queue, asked, want, answer } = makeQueue();
    want('/a/', '/b/');
    queue.yieldTo(visit('/b/#end'));
    await answer('/b/');
    queue.resume();
    expect(asked).toEqual(['/a/', '/b/', '/a/']);
  });

  it('asks for nothing more when it is stopped', async () => {
    const { queue, asked, want } = makeQueue();
    want('/a/', '/b/', '/c/');
    queue.stop();
    await Promise.resolve();
    queue.resume();
    expect(asked).toEqual(['/a/', '/b/']);
  });
});
