import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';
import { follow, followTwo, headingOf, isSameDocument, openPage, pathOf } from '../support/visits.ts';

const setQuick = (page: Page, time: string) =>
  page.evaluate((time) => document.documentElement.style.setProperty('--quick', time), time);

/** Classes and opacity of `main`, read in one moment: between two halves it has no class either. */
const look = (page: Page) =>
  page
    .locator('main')
    .evaluate((main) => ({ className: main.className, opacity: getComputedStyle(main).opacity }));

/** Records the states of `main`: its classes, and the page. */
function watchMain(page: Page) {
  return page.evaluateHandle(() => {
    const steps: string[] = [];
    const note = () => {
      const mains = [...document.querySelectorAll('main')];
      const step = mains
        .map((main) => `${main.querySelector('h1')?.textContent}: ${main.className}`)
        .join(' + ');
      if (steps.at(-1) !== step) steps.push(step);
    };
    note();
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['class'],
    });
    return steps;
  });
}

describe('the transition between pages', () => {
  const site = openSite();

  it('fades the old page out, then the new one in, and never shows both (behaviours 46, 51)', async () => {
    const { page } = await openPage(site, '/terms/');
    await setQuick(page, '0.3s');
    const [from, steps] = [await headingOf(page), await watchMain(page)];
    await follow(page, '/visit/');
    await expect.poll(() => page.title()).toMatch(/^Visit/);
    const to = await headingOf(page);
    await expect
      .poll(() => steps.jsonValue())
      .toEqual([
        `${from}: `,
        `${from}: fade-leave-active fade-leave-to`,
        // Nothing is painted between this and the next.
        `${from}: `,
        `${to}: fade-enter-active fade-enter-to`,
        `${to}: `,
      ]);
  });

  it('moves in both halves (behaviours 46)', async () => {
    const { page } = await openPage(site, '/terms/', { prepare: (page) => page.clock.install() });
    await setQuick(page, '20s');
    await follow(page, '/visit/');
    for (const [half, opacities] of [
      ['leave', ['1', '0']],
      ['enter', ['0', '1']],
    ] as const) {
      const seen = await page.locator(`main.fade-${half}-active.fade-${half}-to`).evaluate((main) => {
        const [animation] = main.getAnimations();
        const frames = animation?.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : [];
        return frames.map(({ opacity }) => opacity);
      });
      expect(seen, half).toEqual(opacities);
      await page.clock.fastForward(20_000);
    }
  });

  it('swaps at once when nothing moves (behaviours 47)', async () => {
    const { page } = await openPage(site, '/terms/', { reducedMotion: 'reduce' });
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--quick')),
    ).toBe('0s');
    const moves = await page.evaluateHandle(() => {
      const moves: string[] = [];
      document.addEventListener('transitionrun', ({ target }) => {
        if (target instanceof Element && target.matches('main')) moves.push(target.className);
      });
      return moves;
    });
    await follow(page, '/visit/');
    await expect.poll(() => page.title()).toMatch(/^Visit/);
    expect(await moves.jsonValue()).toEqual([]);
  });

  it('shows only the newest page when a click comes while the old one leaves (behaviours 48)', async () => {
    const { page, errors } = await openPage(site, '/terms/');
    await setQuick(page, '0.4s');
    const steps = await watchMain(page);
    expect(await followTwo(page, '/visit/', '/contact/')).toBe('/visit/');
    await expect.poll(() => page.title()).toMatch(/^Contact/);
    await expect.poll(() => page.locator('main').getAttribute('class')).toBe('');
    const shown = await steps.jsonValue();
    expect(shown.filter((step) => step === '' || step.startsWith('Visit'))).toEqual([]);
    expect(pathOf(page)).toBe('/contact/');
    await page.goBack();
    await expect.poll(() => page.title()).toMatch(/^Visit/);
    expect(errors).toEqual([]);
  });

  it('shows the old page again while the newest is still on its way (behaviours 48)', async () => {
    const { page } = await openPage(site, '/terms/');
    await setQuick(page, '0.2s');
    await page.route('**/contact/', () => undefined);
    const from = await headingOf(page);
    await followTwo(page, '/visit/', '/contact/');
    await expect.poll(() => look(page)).toEqual({ className: '', opacity: '1' });
    expect(await headingOf(page)).toBe(from);
  });

  it('does not wait for a transition that never ends (behaviours 49)', async () => {
    const { page } = await openPage(site, '/terms/');
    await page.evaluate(() => {
      document.addEventListener('transitionrun', ({ target }) => {
        if (!(target instanceof Element && target.matches('.fade-leave-active'))) return;
        for (const animation of target.getAnimations()) animation.pause();
      });
    });
    await follow(page, '/visit/');
    await expect.poll(() => page.title()).toMatch(/^Visit/);
    await expect.poll(() => look(page)).toEqual({ className: '', opacity: '1' });
    expect(await isSameDocument(page)).toBe(true);
  });
});
