import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AdminBrowser, openAdmin } from './support/admin-browser.ts';
import { openEditor } from './support/editor.ts';
import { openWordpress } from './support/open-wordpress.ts';
import { digest, type Reporter, startReports } from './support/reports.ts';

describe('publishing in the block editor', () => {
  const wordpress = openWordpress();
  let reporter: Reporter;
  let browser: AdminBrowser;
  beforeAll(async () => {
    reporter = await startReports(wordpress);
    await reporter.publish(digest('a'));
    browser = await openAdmin(wordpress, await wordpress.login('editor'));
  });
  afterEach(() => browser.closePages());
  afterAll(() => browser.close());

  const publish = (page: Page) =>
    page
      .getByRole('region', { name: 'Editor top bar' })
      .getByRole('button', { name: 'Publish', exact: true })
      .click();
  /** Opens the question before publishing, and reads what it names. */
  const findings = async (page: Page) => {
    await publish(page);
    const panel = page.getByRole('region', { name: 'Editor publish' });
    await panel.getByText('Always show pre-publish checks').waitFor();
    return panel.locator('.boardwalk-findings li').allInnerTexts();
  };

  it('names what an event and its blocks lack, and nothing of one that is complete', async () => {
    const editor = await openEditor(browser, 'event');
    await editor.insertBlock('Getting here');
    expect(await findings(editor.page)).toEqual([
      'It has no title.',
      'It has no start: no list and no calendar shows it.',
      'Getting here: Still missing: Text or Ways.',
    ]);
    await editor.page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await editor.page.evaluate(`wp.data.dispatch('core/block-editor').resetBlocks([])`);
    await editor.typeTitle('Gala');
    const panel = await editor.openPanel('Event');
    await panel.getByLabel('Starts', { exact: true }).fill('2036-06-12T10:00');
    await panel.getByLabel('Ends', { exact: true }).fill('2036-06-12T09:00');
    expect(await findings(editor.page)).toEqual([
      'The end is before the start, or years after it: the site shows none.',
    ]);
    await editor.page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await (await editor.openPanel('Event')).getByLabel('Ends', { exact: true }).fill('2036-06-12T12:00');
    expect(await findings(editor.page)).toEqual([]);
    expect(editor.complaints).toEqual([]);
  });

  it('says that the site shows it with the next build, and then that it is on the site', async () => {
    const editor = await openEditor(browser, 'event');
    await editor.typeTitle('Lantern night');
    await (await editor.openPanel('Event')).getByLabel('Starts', { exact: true }).fill('2036-06-20T21:00');
    expect((await editor.publish()).isSaved).toBe(true);
    const after = editor.page.getByRole('region', { name: 'Editor publish' });
    await after.getByText('is published. The site shows it with its next build.').waitFor();
    await after.getByText('Waiting since').waitFor();
    expect(await after.innerText()).not.toContain('is now live');
    await reporter.publish(digest('b'));
    await after.getByText('On the site since').waitFor();
    expect(editor.complaints).toEqual([]);
  });

  it('tells who makes a page at the address of a fixed one, before and after', async () => {
    const editor = await openEditor(browser, 'page');
    await editor.typeTitle('Today');
    const words = 'The site makes the page /today/ itself, and adds this text to it.';
    expect(await findings(editor.page)).toEqual([words]);
    await editor.page
      .getByRole('region', { name: 'Editor publish' })
      .getByRole('button', { name: 'Publish', exact: true })
      .click();
    const after = editor.page.getByRole('region', { name: 'Editor publish' });
    await after.getByText(words).waitFor();
    const other = await openEditor(browser, 'page');
    await other.typeTitle('Today and tomorrow');
    expect(await findings(other.page)).toEqual([]);
    expect([...editor.complaints, ...other.complaints]).toEqual([]);
  });

  it('offers no template, which the site does not use, and a parent for pages alone', async () => {
    for (const [type, hasParent] of [
      ['event', false],
      ['page', true],
    ] as const) {
      const { page, complaints } = await openEditor(browser, type);
      const settings = page.getByRole('region', { name: 'Editor settings' });
      await settings.getByRole('tab').first().click();
      await settings.getByText('Where is my change?').waitFor();
      const shown = await settings.innerText();
      expect([type, shown.includes('Parent'), /Template|Single Posts/.test(shown)]).toEqual([
        type,
        hasParent,
        false,
      ]);
      expect(complaints).toEqual([]);
    }
  });
});
