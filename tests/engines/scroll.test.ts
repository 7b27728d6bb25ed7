import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { describeInEngines } from './support/describe-in-engines.ts';
import type { Visitor } from './support/visitor.ts';

const pages = ['/', '/event/', '/location/', '/news/', '/visit/'];
const times = 10;
const place = 900;

/** Farther than a browser rounds. */
const tolerance = 2;

/** So often, so many milliseconds apart, is looked whether the view has come to its place. */
const looks = 20;
const momentMs = 200;

describeInEngines('the place on a page', (visitor) => {
  for (const path of pages) {
    it(`is kept when ${path} is reloaded, ${times} of ${times} times`, async ({ task }) => {
      const { reload } = visitor();
      const kept = await countKept(visitor(), path, reload);
      task.meta.figure = `scroll kept on reload of ${path}: ${kept} of ${times}`;
      expect(kept).toBe(times);
    });

    it(`is kept on Back from another document to ${path}, ${times} of ${times} times`, async ({ task }) => {
      const { open, travel } = visitor();
      const kept = await countKept(visitor(), path, async () => {
        await open('/_boardwalk/popup.html');
        await travel(-1);
      });
      task.meta.figure = `scroll kept on Back to ${path}: ${kept} of ${times}`;
      expect(kept).toBe(times);
    });

    it(`is kept on Back from another page to ${path}, ${times} of ${times} times`, async ({ task }) => {
      const { follow, sees, travel, isSameDocument } = visitor();
      const kept = await countKept(visitor(), path, async () => {
        await follow('/terms/');
        await sees(() => location.pathname, '/terms/');
        await sees(() => document.querySelector('main')?.className, '');
        await travel(-1);
        expect(await isSameDocument()).toBe(true);
      });
      task.meta.figure = `scroll kept on Back to ${path} within the document: ${kept} of ${times}`;
      expect(kept).toBe(times);
    });
  }
});

/** Scrolls down on a page, leaves it and comes back, several times: how often the place is the same. */
async function countKept(
  visitor: Visitor,
  path: string,
  leaveAndReturn: () => Promise<unknown>,
): Promise<number> {
  let kept = 0;
  for (let time = 0; time < times; time += 1) {
    await visitor.open(`${path}?time=${time}`);
    await visitor.scrollTo(place);
    // WebKit forgets the place of a page that is left in the very moment it was scrolled, on a page without our script too.
    await setTimeout(momentMs);
    await leaveAndReturn();
    await visitor.sees(() => `${location.pathname} ${document.readyState}`, `${path} complete`);
    if (await isKept(visitor)) kept += 1;
  }
  return kept;
}

/** True when the view comes to the place and is still there a moment later. */
async function isKept({ run }: Visitor): Promise<boolean> {
  const isThere = async () => Math.abs((await run(() => scrollY)) - place) <= tolerance;
  for (let look = 0; look < looks && !(await isThere()); look += 1) await setTimeout(momentMs);
  await setTimeout(momentMs);
  return isThere();
}
