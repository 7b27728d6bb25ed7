import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { awaitProgress, listWaits, NoProgress } from '../../../generator/util/await-progress.ts';

const never = () => new Promise<never>(() => undefined);

describe('a wait', () => {
  it('gives the result, or the error, of its task', async () => {
    const awaiting = { awaited: 'an answer', limitMs: 60_000 };
    expect(await awaitProgress(awaiting, async () => 7)).toBe(7);
    await expect(awaitProgress(awaiting, () => Promise.reject(new Error('refused')))).rejects.toThrow(
      'refused',
    );
    expect(listWaits()).toEqual([]);
  });

  it('ends when nothing moves, and says what was awaited and for how long', async () => {
    const waiting = awaitProgress({ awaited: 'an answer of a thread', limitMs: 30 }, never);
    expect(listWaits()).toEqual(['an answer of a thread']);
    await expect(waiting).rejects.toThrow(new NoProgress('an answer of a thread', 30).message);
    expect(listWaits()).toEqual([]);
  });

  it('goes on as long as something moves, however long', async () => {
    const limitMs = 200;
    const started = performance.now();
    await awaitProgress({ awaited: 'a file', limitMs }, async (moved) => {
      while (performance.now() - started < 3 * limitMs) {
        await setTimeout(1);
        moved();
      }
    });
  });

  it('goes on while what is awaited works', async () => {
    let looks = 0;
    const isAlive = () => looks++ < 30;
    await expect(awaitProgress({ awaited: 'a thread', limitMs: 20, isAlive }, never)).rejects.toThrow(
      NoProgress,
    );
    expect(looks).toBeGreaterThan(30);
  });

  it('of a whole build goes on as long as a part of it waits within a limit of its own', async () => {
    let end = (): void => undefined;
    const part = awaitProgress(
      { awaited: 'a part', limitMs: 60_000 },
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    );
    let looks = 0;
    const whole = awaitProgress(
      {
        awaited: 'the build',
        limitMs: 20,
        isWhole: true,
        isAlive: () => {
          looks += 1;
          if (looks === 30) end();
          return false;
        },
      },
      never,
    );
    await expect(whole).rejects.toThrow('Waited 0.02 s for the build: nothing has moved');
    await part;
    expect(looks).toBeGreaterThanOrEqual(39);
  });
});
