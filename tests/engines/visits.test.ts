import { expect, it } from 'vitest';
import { describeInEngines } from './support/describe-in-engines.ts';

const path = () => location.pathname + location.hash;
const heading = () => document.querySelector('main h1')?.textContent;
const isAtRest = () => document.querySelector('main')?.className;

describeInEngines('visits', (visitor) => {
  it('swap the page, its title and the current menu item, put the focus on its heading and announce it', async () => {
    const { open, click, sees, isSameDocument } = visitor();
    await open('/terms/');
    await click('header a[href="/visit/"]');
    await sees(path, '/visit/');
    await sees(() => document.title.startsWith('Visit'), true);
    await sees(() => document.activeElement === document.querySelector('main h1'), true);
    await sees(() => document.querySelector('body > [role=status]')?.textContent === document.title, true);
    await sees(() => document.querySelector('header a[aria-current=page]')?.getAttribute('href'), '/visit/');
    expect(await isSameDocument()).toBe(true);
  });

  it('go to an anchor, less its margin, on another page and on the same', async () => {
    const { open, follow, sees, run } = visitor();
    const distance = (id: string) => {
      const anchor = document.getElementById(id);
      if (anchor === null) return 'missing';
      const margin = Number.parseFloat(getComputedStyle(anchor).scrollMarginTop);
      return margin > 0 && Math.abs(anchor.getBoundingClientRect().top - margin) < 2;
    };
    await open('/terms/');
    await follow('/visit/#c-getting-here');
    await sees(path, '/visit/#c-getting-here');
    await sees(distance, true, 'c-getting-here');
    await follow('/visit/#c-parking');
    await sees(distance, true, 'c-parking');
    await run(() => history.back());
    await sees(path, '/visit/#c-getting-here');
    await sees(distance, true, 'c-getting-here');
  });

  it('show the bar while an answer takes its time, and take it away', async () => {
    const { open, follow, sees, site } = visitor();
    await open('/terms/');
    const letGo = site.hold('/contact/');
    await follow('/contact/');
    await sees(() => document.querySelectorAll('.progress').length, 1);
    await sees(path, '/terms/');
    letGo();
    await sees(path, '/contact/');
    await sees(() => document.querySelectorAll('.progress').length, 0);
  });

  it('ask for a page once, when its link is in view, and not again at the click', async () => {
    const { open, click, sees, site } = visitor();
    await open('/terms/');
    await expect.poll(() => site.asked).toContain('/visit/');
    await click('header a[href="/visit/"]');
    await sees(path, '/visit/');
    await sees(isAtRest, '');
    expect(site.asked.filter((asked) => asked === '/visit/')).toHaveLength(1);
  });

  it('go back and forward, each to its page and its place', async () => {
    const { open, follow, sees, scrollTo, travel, isSameDocument } = visitor();
    await open('/event/');
    await scrollTo(700);
    await follow('/location/');
    await sees(path, '/location/');
    await sees(() => scrollY, 0);
    await scrollTo(300);
    await travel(-1);
    await sees(path, '/event/');
    await sees(() => scrollY, 700);
    await travel(1);
    await sees(path, '/location/');
    await sees(() => scrollY, 300);
    expect(await isSameDocument()).toBe(true);
  });

  it('say that a page could not be found, at its address', async () => {
    const { open, follow, sees, site } = visitor();
    await open('/terms/');
    await follow('/no-such/');
    await sees(heading, 'This page could not be found');
    await sees(path, '/no-such/');
    expect((await fetch(`${site.origin}/no-such/`)).status).toBe(404);
    await open('/no-such/');
    await sees(heading, 'This page could not be found');
  });

  it('say so when the connection is cut, and work when it is tried again', async () => {
    const { open, follow, click, sees, site, isSameDocument } = visitor();
    await open('/terms/');
    site.cut(/^\/art\/$/);
    await follow('/art/');
    await sees(heading, 'This page could not be loaded');
    await sees(path, '/art/');
    site.heal();
    await click('.error-page a');
    await sees(() => document.title.startsWith('Art'), true);
    expect(await isSameDocument()).toBe(true);
  });
});
