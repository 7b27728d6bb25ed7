import { describe, expect, it } from 'vitest';
import { openPrecedence } from '../../../generator/preview/precedence.ts';

describe('openPrecedence', () => {
  it('lets the background begin when all that somebody waits for is done, failed or not', async () => {
    const { first, whenFree } = openPrecedence();
    await whenFree();
    const order: string[] = [];
    const ends: (() => void)[] = [];
    const work = (name: string) =>
      first(async () => {
        await new Promise<void>((resolve) => ends.push(resolve));
        order.push(name);
        if (name === 'second') throw new Error('failed');
      });
    const works = Promise.allSettled([work('first'), work('second')]);
    const background = whenFree().then(() => order.push('background'));
    for (const end of ends) {
      end();
      await new Promise(setImmediate);
    }
    await Promise.all([works, background]);
    expect(order).toEqual(['first', 'second', 'background']);
  });

  it('lets the background begin at last where somebody always waits', async () => {
    const { first, whenFree } = openPrecedence();
    let isDone = false;
    const done = first(async () => {
      while (!isDone) await new Promise((resolve) => setTimeout(resolve, 10));
    });
    await whenFree();
    isDone = true;
    await done;
  });

  it('holds back what waits for quiet while one piece of work follows soon after another', async () => {
    const { first, whenQuiet } = openPrecedence();
    const order: string[] = [];
    await first(async () => undefined);
    const background = whenQuiet().then(() => order.push('background'));
    for (const name of ['second', 'third']) {
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      await first(async () => void order.push(name));
    }
    await background;
    expect(order).toEqual(['second', 'third', 'background']);
  });
});
