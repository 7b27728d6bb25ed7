import { describe, expect, it } from 'vitest';
import { createScheduler } from '../../../generator/watch/scheduler.ts';

/** A scheduler of lists whose runs end when they are told to. */
function makeRuns() {
  const runs: { readonly work: readonly string[]; readonly end: () => void }[] = [];
  const scheduler = createScheduler<readonly string[]>({
    join: (earlier, later) => [...earlier, ...later],
    run: (work) => new Promise((end) => runs.push({ work, end: () => end() })),
  });
  return { runs, scheduler, works: () => runs.map(({ work }) => work.join()) };
}

describe('the scheduler', () => {
  it('starts at once when nothing runs', () => {
    const { scheduler, works } = makeRuns();
    expect(scheduler.isBusy()).toBe(false);
    scheduler.request(['a']);
    expect(works()).toEqual(['a']);
    expect(scheduler.isBusy()).toBe(true);
  });

  it('makes one further run of all that is asked for meanwhile, and loses nothing', async () => {
    const { runs, scheduler, works } = makeRuns();
    scheduler.request(['a']);
    for (let number = 0; number < 1000; number++) scheduler.request([String(number)]);
    expect(works()).toEqual(['a']);
    runs[0]?.end();
    await expect.poll(works).toEqual(['a', Array.from({ length: 1000 }, (_, number) => number).join()]);
    scheduler.request(['z']);
    runs[1]?.end();
    await expect.poll(() => works().at(-1)).toBe('z');
    runs[2]?.end();
    await expect.poll(() => scheduler.isBusy()).toBe(false);
    expect(works()).toHaveLength(3);
  });

  it('waits for the run under way when it stops, and starts nothing any more', async () => {
    const { runs, scheduler, works } = makeRuns();
    scheduler.request(['a']);
    scheduler.request(['b']);
    let isStopped = false;
    const stopping = scheduler.stop().then(() => {
      isStopped = true;
    });
    scheduler.request(['c']);
    await Promise.resolve();
    expect(isStopped).toBe(false);
    runs[0]?.end();
    await stopping;
    expect(works()).toEqual(['a']);
  });

  it('stops at once when nothing runs', () => makeRuns().scheduler.stop());
});
