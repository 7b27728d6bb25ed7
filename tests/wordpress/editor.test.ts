import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Wordpress } from './server/start-wordpress.ts';
import { type AdminBrowser, openAdmin } from './support/admin-browser.ts';
import { openEditor } from './support/editor.ts';
import { startSite } from './support/site.ts';

describe('the block editor', () => {
  let wordpress: Wordpress;
  let browser: AdminBrowser;
  beforeAll(async () => {
    wordpress = await startSite();
    browser = await openAdmin(wordpress, await wordpress.login('editor'));
  });
  afterAll(async () => {
    await browser.close();
    await wordpress.close();
  });

  it('refuses an address that is none, with the words of the plugin', async () => {
    const editor = await openEditor(browser, 'event');
    await editor.typeTitle('Gala');
    await (await editor.insertBlock('Heading')).fill('Programme');
    const panel = await editor.openPanel('Event');
    await panel.getByLabel('Tickets or more information').fill('tickets');
    expect(await editor.saveDraft()).toEqual({
      isSaved: false,
      notices: [
        expect.stringContaining(
          'Tickets or more information: "tickets" is not an address that begins with https://',
        ),
      ],
    });
    expect(editor.complaints).toEqual([expect.stringMatching(/^400: .*\/wp\/v2\/event\//)]);
  });
});
