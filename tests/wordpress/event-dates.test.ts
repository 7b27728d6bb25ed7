import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AdminBrowser, openAdmin } from './support/admin-browser.ts';
import { type Editor, openEditor } from './support/editor.ts';
import { openWordpress } from './support/open-wordpress.ts';
import { storedFields } from './support/stored.ts';

const everyThursday = {
  repeats: 'weekly',
  interval: 1,
  weekdays: [],
  weeks: [],
  until: '2037-09-24',
  count: 0,
  days: [{ date: '2037-06-18', change: 'left-out', from: '', until: '', note: '' }],
};

describe('the form for the dates of an event', () => {
  const wordpress = openWordpress();
  let browser: AdminBrowser;
  beforeAll(async () => {
    browser = await openAdmin(wordpress, await wordpress.login('editor'));
  });
  afterEach(() => browser.closePages());
  afterAll(async () => {
    await browser.close();
  });

  /** Opens the panel of a new event that starts on a Thursday from ten to two. */
  const openMarket = async (): Promise<{ readonly editor: Editor; readonly panel: Locator }> => {
    const editor = await openEditor(browser, 'event');
    await editor.typeTitle('Market');
    const panel = await editor.openPanel('Event');
    await panel.getByLabel('Starts', { exact: true }).fill('2037-06-04T10:00');
    await panel.getByLabel('Ends', { exact: true }).fill('2037-06-04T14:00');
    return { editor, panel };
  };
  const repeat = (panel: Locator, label: string) => panel.getByLabel('Takes place').selectOption({ label });
  const next = (panel: Locator) => panel.locator('.boardwalk-next li').allInnerTexts();
  const days = async (panel: Locator) =>
    (await next(panel)).map((line) => line.split(', ').slice(0, 2).join(' '));

  it('shows the next five dates while somebody types a rule, and stores it', async () => {
    const { editor, panel } = await openMarket();
    expect(await panel.locator('.boardwalk-next').count()).toBe(0);
    await repeat(panel, 'Every week');
    expect(await panel.getByLabel('Thursday').isChecked()).toBe(true);
    expect(await panel.innerText()).toContain('It has no end');
    await panel.getByLabel('Last day').fill('2037-09-24');
    expect(await next(panel)).toEqual(
      ['4', '11', '18', '25']
        .map((day) => `Thu, June ${day}, 2037, 10:00 am – 2:00 pm`)
        .concat('Thu, July 2, 2037, 10:00 am – 2:00 pm'),
    );
    await panel.getByRole('button', { name: 'Leave a day out' }).click();
    const date = panel.getByRole('group', { name: 'Day 1' }).getByLabel('Date');
    expect(await date.evaluate((input) => input === input.ownerDocument.activeElement)).toBe(true);
    await date.fill('2037-06-18');
    expect(await days(panel)).toEqual([
      'Thu June 4',
      'Thu June 11',
      'Thu June 25',
      'Thu July 2',
      'Thu July 9',
    ]);
    expect(await panel.locator('.boardwalk-next').innerText()).toContain(
      'And 11 more, the last one on Thu, September 24, 2037.',
    );
    expect((await editor.publish()).isSaved).toBe(true);
    expect(await storedFields(wordpress, await editor.id())).toEqual({
      boardwalk_start: '2037-06-04T10:00:00',
      boardwalk_end: '2037-06-04T14:00:00',
      boardwalk_dates: everyThursday,
    });
    expect(editor.complaints).toEqual([]);
  });

  it('has a form for each way to repeat', async () => {
    const { editor, panel } = await openMarket();
    await repeat(panel, 'Every day');
    await panel.getByLabel('Or number of times').fill('3');
    expect(await days(panel)).toEqual(['Thu June 4', 'Fri June 5', 'Sat June 6']);
    await repeat(panel, 'Every week');
    await panel.getByLabel('Every how many weeks').fill('2');
    await panel.getByLabel('Saturday').check();
    expect(await days(panel)).toEqual(['Thu June 4', 'Sat June 6', 'Thu June 18']);
    await repeat(panel, 'Every month');
    await panel.getByLabel('Every how many months').fill('1');
    await panel.getByLabel('Thursday').uncheck();
    await panel.getByLabel('Last', { exact: true }).check();
    await panel.getByLabel('First').uncheck();
    expect(await days(panel)).toEqual(['Sat June 27', 'Sat July 25', 'Sat August 29']);
    await repeat(panel, 'On a list of days');
    await panel.getByRole('button', { name: 'Add a day' }).click();
    await panel.getByLabel('Date').fill('2037-07-04');
    await panel.getByLabel('Starts at').fill('18:00');
    await panel.getByLabel('Ends at').fill('23:00');
    expect(await next(panel)).toEqual([
      'Thu, June 4, 2037, 10:00 am – 2:00 pm',
      'Sat, July 4, 2037, 6:00 pm – 11:00 pm',
    ]);
    await repeat(panel, 'Once');
    expect(await panel.locator('.boardwalk-next').count()).toBe(0);
    expect((await editor.saveDraft()).isSaved).toBe(true);
    expect(Object.keys(await storedFields(wordpress, await editor.id()))).not.toContain('boardwalk_dates');
    // Chosen by mistake: the rule is still there.
    await repeat(panel, 'On a list of days');
    expect(await days(panel)).toEqual(['Thu June 4', 'Sat July 4']);
    expect(editor.complaints).toEqual([]);
  });

  it('says beside each part what is wrong', async () => {
    const { editor, panel } = await openMarket();
    const says = async (label: string, message: string) => {
      const input = panel.getByLabel(label, { exact: true });
      expect(await input.getAttribute('aria-invalid')).toBe('true');
      const help = await input.getAttribute('aria-describedby');
      expect(await panel.locator(`[id="${help}"]`).innerText()).toContain(message);
    };
    await panel.getByLabel('Ends', { exact: true }).fill('2037-06-04T09:00');
    await says('Ends', 'The end is before the start');
    await panel.getByLabel('Ends', { exact: true }).fill('2037-06-04T14:00');
    await repeat(panel, 'Every week');
    await panel.getByLabel('Last day').fill('2037-05-01');
    await says('Last day', 'The last day is before the start');
    await panel.getByLabel('Last day').fill('');
    await panel.getByLabel('Or number of times').fill('500');
    await says('Or number of times', 'A number from 1 to 400.');
    await panel.getByLabel('Or number of times').fill('10');
    await panel.getByLabel('Every how many weeks').fill('60');
    await says('Every how many weeks', 'A number from 1 to 52.');
    await panel.getByLabel('Every how many weeks').fill('1');
    await panel.getByRole('button', { name: 'Leave a day out' }).click();
    await says('Date', 'Choose a day, or remove it.');
    await panel.getByLabel('Date').fill('2037-07-04');
    await says('Date', 'Sat, July 4, 2037 is not one of the dates.');
    await panel.getByRole('button', { name: 'Remove day 1' }).click();
    expect(await panel.locator('[aria-invalid]').count()).toBe(0);
    await panel.getByLabel('Friday').check();
    await panel.getByLabel('Thursday').uncheck();
    const group = panel.getByRole('group', { name: 'Days of the week' });
    expect(await group.innerText()).toContain(
      'The start is on a Thursday, which is not one of these days: the first date is Fri, June 5, 2037.',
    );
    expect(editor.complaints).toEqual([]);
  });

  it('says that all dates are over, and what is done with a day that is cancelled', async () => {
    const { panel } = await openMarket();
    await repeat(panel, 'Every week');
    await panel.getByLabel('Or number of times').fill('2');
    await panel.getByRole('button', { name: 'Cancel or change a day' }).click();
    await panel.getByLabel('Date').fill('2037-06-11');
    await panel.getByLabel('Note for visitors').fill('Storm');
    expect((await next(panel))[1]).toBe('Thu, June 11, 2037, 10:00 am – 2:00 pm (cancelled, Storm)');
    await panel.getByLabel('Starts', { exact: true }).fill('2020-06-04T10:00');
    expect(await panel.locator('.boardwalk-next').innerText()).toContain('All of its dates are over.');
  });

  it('keeps what is written by another program while the editor is open', async () => {
    const { editor, panel } = await openMarket();
    await repeat(panel, 'Every week');
    await panel.getByLabel('Last day').fill('2037-09-24');
    await panel.getByLabel('Children').check();
    await panel.getByLabel('Step-free').check();
    await panel.getByLabel('Captions').check();
    expect((await editor.publish()).isSaved).toBe(true);
    const id = await editor.id();
    const again = await openEditor(browser, id);
    const same = await again.openPanel('Event');
    const { rest } = await wordpress.login('admin');
    const meta = { boardwalk_price: '$7', boardwalk_audiences: ['dogs'] };
    expect((await rest('POST', `/wp/v2/event/${id}`, { meta })).status).toBe(200);
    await same.getByLabel('Step-free').uncheck();
    await same.getByRole('button', { name: 'Leave a day out' }).click();
    await same.getByLabel('Date').fill('2037-06-18');
    expect((await again.update()).isSaved).toBe(true);
    expect(await storedFields(wordpress, id)).toMatchObject({
      boardwalk_price: '$7',
      boardwalk_audiences: ['dogs'],
      boardwalk_access: ['captions'],
      boardwalk_dates: everyThursday,
    });
    expect([...editor.complaints, ...again.complaints]).toEqual([]);
  });
});
