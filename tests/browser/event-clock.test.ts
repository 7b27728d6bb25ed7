import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { encodeTimes } from '../../generator/content/occurrences/encode-times.ts';
import { openSite } from '../support/browser.ts';
import { readShifts, recordShifts } from '../support/record-shifts.ts';
import { follow, isSameDocument } from '../support/visits.ts';

/** The site is built at 10 on June 13, 2026, in New York. */
describe('events by the clock', () => {
  const site = openSite({ prefetches: false });

  /** The place of the visitor is not that of the pier. */
  async function openAt(moment: string, timezoneId = 'Asia/Tokyo') {
    const opened = await site.open({ timezoneId, viewport: { width: 390, height: 844 } });
    await opened.page.clock.install({ time: new Date(moment) });
    await opened.page.addInitScript(recordShifts);
    return opened;
  }

  /** The first rows or cards: title and the words about its time. */
  const told = (page: Page, selector: string): Promise<string[]> =>
    page.locator(`${selector}:visible`).evaluateAll((events) =>
      events.slice(0, 2).map((event) => {
        const words = event.querySelector('[data-clock=row], [data-clock=card]')?.textContent;
        return `${event.querySelector('h2, h3')?.textContent}: ${words}`;
      }),
    );
  const rows = (page: Page) => told(page, '[data-group] > ul > [data-times]');
  const kicker = (page: Page) => page.locator('[data-clock=page]').textContent();

  it.each([
    ['2026-06-13T10:01:00-04:00', 'Sun, Jun 28', 1],
    ['2026-06-29T10:00:00-04:00', 'Sun, Jul 26', 0],
  ])('says of a date that it is sold out, and not of the next one: %s', async (moment, day, marks) => {
    const { page } = await openAt(moment);
    await page.goto(`${site.origin}/event/`);
    const row = page.locator('[data-group] [data-times]', { hasText: 'Meet the Keeper' });
    await expect.poll(() => row.locator('[data-clock=row]').textContent()).toBe(day);
    expect(await row.getByText('Sold out').filter({ visible: true }).count()).toBe(marks);
    expect(await readShifts(page)).toEqual([]);
  });

  it.each([
    [
      'a minute later',
      '2026-06-13T10:01:00-04:00',
      {
        home: ['Pier Birthday Weekend: Until Sun, Jun 14', 'Sunrise Yoga: Tomorrow from 6 am'],
        list: ['Pier Birthday Weekend: Until Sun, Jun 14', 'Sunrise Yoga: Tomorrow from 6 am'],
        weekend: 'Until Sun, Jun 14',
        market: 'Thu, Jun 25',
        lights: 'Fri, Nov 13',
      },
    ],
    [
      'in the night',
      '2026-06-14T03:00:00-04:00',
      {
        home: ['Pier Birthday Weekend: Today until 6 pm', 'Sunrise Yoga: Today from 6 am'],
        list: ['Pier Birthday Weekend: Today until 6 pm', 'Sunrise Yoga: Today from 6 am'],
        weekend: 'Today until 6 pm',
        market: 'Thu, Jun 25',
        lights: 'Fri, Nov 13',
      },
    ],
    [
      'a day later',
      '2026-06-14T07:00:00-04:00',
      {
        home: ['Pier Birthday Weekend: Today until 6 pm', 'Sunrise Yoga: Now, until 7:15 am'],
        list: ['Pier Birthday Weekend: Today until 6 pm', 'Sunrise Yoga: Now, until 7:15 am'],
        weekend: 'Today until 6 pm',
        market: 'Thu, Jun 25',
        lights: 'Fri, Nov 13',
      },
    ],
    [
      'a week later',
      '2026-06-20T18:29:00-04:00',
      {
        home: ['Midsummer Long Table: Today from 6:30 pm', 'Thursday Market: Thu, Jun 25, 3:00 – 7:00 PM'],
        list: ['Midsummer Long Table: Today from 6:30 pm', 'Thursday Market: Thu, Jun 25'],
        weekend: 'This event is over',
        market: 'Thu, Jun 25',
        lights: 'Fri, Nov 13',
      },
    ],
    [
      'when a date of a rule is over, and the next one has been added',
      '2026-07-02T16:00:00-04:00',
      {
        home: ['Thursday Market: Tomorrow from 3 pm', 'Meet the Keeper: Sun, Jul 26, 2:00 PM'],
        list: ['Thursday Market: Tomorrow from 3 pm', 'Fireworks over the Bay: Sat, Jul 4'],
        weekend: 'This event is over',
        market: 'Tomorrow from 3 pm',
        lights: 'Fri, Nov 13',
      },
    ],
    [
      'after the clocks have been changed in autumn',
      '2026-11-08T08:30:00-05:00',
      {
        home: ['Meet the Keeper: Sun, Nov 29, 2:00 PM'],
        list: ['First Winter Swim: Now, until 9:30 am', 'Winter Lights: Fri, Nov 13'],
        weekend: 'This event is over',
        market: 'This event is over',
        lights: 'Fri, Nov 13',
      },
    ],
    [
      'half a year later, at three in the morning',
      '2026-11-20T03:00:00-05:00',
      {
        home: ['Meet the Keeper: Sun, Nov 29, 2:00 PM'],
        list: ['Winter Lights: Today from 4:30 pm', 'Meet the Keeper: Sun, Nov 29'],
        weekend: 'This event is over',
        market: 'This event is over',
        lights: 'Today from 4:30 pm',
      },
    ],
    [
      'half a year later, in the evening',
      '2026-11-20T21:59:00-05:00',
      {
        home: ['Meet the Keeper: Sun, Nov 29, 2:00 PM'],
        list: ['Winter Lights: Now, until 10 pm', 'Meet the Keeper: Sun, Nov 29'],
        weekend: 'This event is over',
        market: 'This event is over',
        lights: 'Now, until 10 pm',
      },
    ],
    [
      'when all is over',
      '2027-03-20T12:00:00-04:00',
      {
        home: [],
        list: [],
        weekend: 'This event is over',
        market: 'This event is over',
        lights: 'This event is over',
      },
    ],
  ])('are told %s, and nothing moves', async (_, moment, expected) => {
    const { page, errors } = await openAt(moment);
    const shifts: string[] = [];
    const open = async (path: string) => {
      await page.goto(site.origin + path);
      shifts.push(...(await readShifts(page)));
    };
    await open('/');
    expect(await told(page, 'article[data-times]')).toEqual(expected.home);
    await open('/event/');
    expect(await rows(page)).toEqual(expected.list);
    if (expected.list.length === 0)
      expect(await page.locator('main').innerText()).toContain('No events are announced at the moment.');
    for (const [slug, words] of [
      ['pier-birthday-weekend', expected.weekend],
      ['thursday-market', expected.market],
      ['winter-lights-2026', expected.lights],
    ]) {
      await open(`/event/${slug}/`);
      expect(await kicker(page), slug).toBe(words);
      const isOver = words === 'This event is over';
      expect(await page.getByRole('link', { name: 'Add to calendar' }).isVisible(), slug).toBe(!isOver);
      expect(await page.locator('dt', { hasText: 'It was' }).count(), slug).toBe(isOver ? 1 : 0);
    }
    expect(shifts).toEqual([]);
    expect(errors).toEqual([]);
  });

  it.each([
    ['tide-pool-safari-july', 'Sat, Jul 18', 'Canceled'],
    ['kite-festival-2026', 'Aug 1 – 2', 'Postponed'],
  ])('are never over where they did not take place: %s', async (slug, date, state) => {
    const { page } = await openAt('2026-11-20T12:00:00-05:00');
    await page.goto(`${site.origin}/event/${slug}/`);
    await expect.poll(() => page.getByRole('link', { name: 'Add to calendar' }).isVisible()).toBe(false);
    expect(await kicker(page)).toBe(date);
    const words = await page.locator('main').innerText();
    expect(words).toContain(state);
    expect(words).not.toMatch(/over|It was/);
  });

  it('counts the dates to come without those that are cancelled', async () => {
    const count = (page: Page) => page.locator('dl summary').textContent();
    const { page } = await openAt('2026-06-13T10:01:00-04:00');
    await page.goto(`${site.origin}/event/thursday-market/`);
    expect(await count(page)).toBe('13 dates to come');
    const { page: later } = await openAt('2026-07-10T10:00:00-04:00');
    await later.goto(`${site.origin}/event/thursday-market/`);
    await expect.poll(() => count(later)).toBe('10 dates to come');
  });

  it('are named at the top of the home page as long as no other one can come first', async () => {
    const line = (page: Page) => page.locator('main [data-no-prefetch] li').allInnerTexts();
    const { page } = await openAt('2026-06-20T12:00:00-04:00');
    await page.goto(site.origin);
    expect(await line(page)).toHaveLength(2);
    const { page: later } = await openAt('2026-07-14T12:00:00-04:00');
    await later.goto(site.origin);
    expect(await line(later)).toEqual([]);
  });

  it('are not told by the zone of the browser, wherever that is', async () => {
    for (const zone of ['America/New_York', 'Europe/Berlin', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const { page } = await openAt('2026-11-20T03:00:00-05:00', zone);
      await page.goto(`${site.origin}/event/`);
      expect(await rows(page), zone).toEqual([
        'Winter Lights: Today from 4:30 pm',
        'Meet the Keeper: Sun, Nov 29',
      ]);
    }
  });

  it.each([
    ['2027-03-14T01:59:30-05:00', 'Today from 3:30 am', '2027-03-14T03:30:00-04:00', 'Now, until 5 am'],
    ['2026-11-01T01:30:00-04:00', 'Today from 3:30 am', '2026-11-01T03:30:00-05:00', 'Now, until 5 am'],
  ])(
    'are right in a night in which clocks are changed, while the page is open: %s',
    async (moment, words, later, then) => {
      const day = moment.slice(0, 10);
      const times = encodeTimes([{ start: `${day}T03:30:00`, end: `${day}T05:00:00` }]);
      const { page } = await openAt(moment);
      await page.route(/sunrise-yoga-june\/$/, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/(<dl [^>]*data-times=")[^"]*/, `$1${times}`);
        await route.fulfill({ response, body });
      });
      await page.goto(`${site.origin}/event/sunrise-yoga-june/`);
      expect(await kicker(page)).toBe(words);
      // The clock stands from there on, however long a busy machine takes.
      await page.clock.pauseAt(Date.parse(later) - 1000);
      expect(await kicker(page)).toBe(words);
      await page.clock.runFor(1000);
      expect(await kicker(page)).toBe(then);
    },
  );

  it('change on an open page, where nothing moves until its tab is shown again', async () => {
    const { page } = await openAt('2026-06-19T20:44:30-04:00');
    await page.goto(`${site.origin}/event/`);
    const film = 'Film Night on the Lawn';
    const [first] = await rows(page);
    expect(first).toBe(`${film}: Today from 8:45 pm`);
    await page.clock.runFor(30_000);
    expect((await rows(page))[0]).toBe(`${film}: Now, until 11 pm`);
    await page.clock.fastForward('02:15:00');
    expect((await rows(page))[0]).toBe(`${film}: Over`);
    expect(await readShifts(page)).toEqual([]);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect((await rows(page))[0]).toBe('Midsummer Long Table: Tomorrow from 6:30 pm');
  });

  it('come from the cache of Back and Forward as they are by then', async () => {
    const { page } = await openAt('2026-06-14T17:59:00-04:00');
    await page.goto(`${site.origin}/event/pier-birthday-weekend/`);
    const calendar = page.getByRole('link', { name: 'Add to calendar' });
    expect([await kicker(page), await calendar.isVisible()]).toEqual(['Today until 6 pm', true]);
    await page.clock.setSystemTime(new Date('2026-06-20T12:00:00-04:00'));
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect([await kicker(page), await calendar.isVisible()]).toEqual(['This event is over', false]);
  });

  it('are told after a visit that replaces the page', async () => {
    const { page, errors } = await openAt('2026-06-20T12:00:00-04:00');
    await page.goto(`${site.origin}/contact/`);
    await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
    await slowDown(page);
    await follow(page, '/event/');
    await expect.poll(() => rows(page)).toContain('Midsummer Long Table: Today from 6:30 pm');
    await page.getByRole('link', { name: 'Midsummer Long Table' }).first().click();
    await page.waitForURL('**/event/midsummer-long-table/');
    await expect.poll(() => kicker(page)).toBe('Today from 6:30 pm');
    await page.goBack();
    await expect.poll(async () => (await rows(page))[0]).toBe('Midsummer Long Table: Today from 6:30 pm');
    expect(await isSameDocument(page)).toBe(true);
    expect(errors).toEqual([]);
  });

  it('move nothing on the first page with events, however late the script of the clock comes', async () => {
    const { page } = await openAt('2026-11-20T03:00:00-05:00');
    await page.goto(`${site.origin}/contact/`);
    await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
    await page.route('**/_assets/clock-*.js', async (route) => {
      // A shift within half a second of input is the visitor's own.
      await setTimeout(700);
      await route.continue();
    });
    await follow(page, '/event/thursday-market/');
    await expect.poll(() => kicker(page)).toBe('This event is over');
    expect(await readShifts(page)).toEqual([]);
    expect(await isSameDocument(page)).toBe(true);
  });

  it('have their dates alone without script, and in a browser that does not know the zone', async () => {
    const { page: plain } = await site.open({ javaScriptEnabled: false });
    const { page: elsewhere } = await openAt('2026-06-14T03:00:00-04:00');
    await elsewhere.route(/\/event\/$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        'data-zone="America/New_York"',
        'data-zone="America/Atlantis"',
      );
      await route.fulfill({ response, body });
    });
    for (const page of [plain, elsewhere]) {
      await page.goto(`${site.origin}/event/`);
      expect(await rows(page)).toEqual(['Pier Birthday Weekend: Jun 12 – 14', 'Sunrise Yoga: Sun, Jun 14']);
    }
  });

  it('let the filter count what is left', async () => {
    const { page } = await openAt('2026-06-20T12:00:00-04:00');
    await page.goto(`${site.origin}/event/?when=2026-06`);
    const status = page.locator('[data-programme] [role=status]');
    await expect.poll(() => status.textContent()).toBe('3 events in June 2026');
    await page.clock.setSystemTime(new Date('2026-06-26T12:00:00-04:00'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => status.textContent()).toBe('1 event in June 2026');
  });

  it('lose months that are over', async () => {
    const { page } = await openAt('2026-10-10T12:00:00-04:00');
    await page.goto(`${site.origin}/event/`);
    const months = page.getByLabel('Month').locator('option');
    expect(await months.allTextContents()).toEqual([
      'All months',
      ...['October 2026', 'November 2026', 'December 2026', 'January 2027'],
    ]);
    await page.getByRole('radio', { name: 'Calendar' }).check({ force: true });
    expect(await page.locator('[data-calendar]:visible').first().getAttribute('data-calendar')).toBe(
      '2026-10',
    );
  });

  it('are on a page that is painted after its script, on a slow network too', async () => {
    const { page } = await openAt('2026-06-20T12:00:00-04:00');
    await slowDown(page);
    for (const path of ['/', '/event/', '/event/film-night-on-the-lawn/']) {
      await page.goto(site.origin + path);
      expect(await readShifts(page), path).toEqual([]);
    }
  });
});

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
}
