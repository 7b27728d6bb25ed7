import { expect, it } from 'vitest';
import { describeInEngines } from './support/describe-in-engines.ts';

const shownEvents = () => document.querySelectorAll('[data-times]:not([hidden])').length;
const position = () =>
  document.querySelector('[data-island=slideshow] [role=status]')?.textContent?.trim()[0];

describeInEngines('islands', (visitor) => {
  it('turn the pictures of the slideshow', async () => {
    const { open, click, sees } = visitor();
    await open('/');
    await sees(position, '1');
    await click('[data-island=slideshow] button[aria-label="Next picture"]');
    await sees(position, '2');
  });

  it('sift the events, keep that in the address, and do it again after a reload', async () => {
    const { open, type, reload, sees, run } = visitor();
    await open('/event/');
    const all = await run(shownEvents);
    await type('main input[name=q]', 'oyster');
    await sees(() => location.search, '?q=oyster');
    const some = await run(shownEvents);
    expect(some).toBeLessThan(all);
    await reload();
    await sees(() => document.querySelector<HTMLInputElement>('main input[name=q]')?.value, 'oyster');
    await sees(shownEvents, some);
  });

  it('leave the page whole when their script is cut off', async () => {
    const { open, run, site, sees } = visitor();
    site.cut(/\/(slideshow|hydrate)-/);
    await open('/?cut');
    await sees(() => document.readyState, 'complete');
    expect(await run(() => document.querySelectorAll('[data-island=slideshow] img').length)).toBeGreaterThan(
      2,
    );
    await sees(() => document.querySelector('main h1') !== null, true);
  });
});

describeInEngines('a page without script', (visitor) => {
  it('shows its text, its menus and every event, and no control that would be dead', async () => {
    const { open, click, run, sees, site } = visitor();
    site.forbidScripts();
    await open('/event/?without-script');
    expect(await run(() => document.documentElement.className)).toBe('');
    expect(await run(shownEvents)).toBeGreaterThan(10);
    expect(await run(() => document.querySelector('[data-enhance=event-filter]')?.checkVisibility())).toBe(
      false,
    );
    await click('header details summary');
    await sees(() => document.querySelector('header details[open]') !== null, true);
    await click('main [data-times] a');
    await sees(() => /^\/event\/.+\/$/.test(location.pathname), true);
  });
});
