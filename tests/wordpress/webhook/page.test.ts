import { beforeAll, describe, expect, it } from 'vitest';
import { runAxe } from '../../../tools/quality/run-axe.ts';
import { answerWith } from '../server/answers.ts';
import { openAdmin } from '../support/admin-browser.ts';
import { openWordpress } from '../support/open-wordpress.ts';
import { receiverUrl, secret } from './receiver.ts';

/** Where pictures of the page are put for somebody who wants to look at them; nowhere by default. */
const pictures = process.env.BOARDWALK_PICTURES;

describe('the page Publishing', () => {
  const wordpress = openWordpress();
  beforeAll(async () => {
    await answerWith(wordpress.content, { status: 502, body: '<h1>Bad gateway</h1> nginx' });
    await wordpress.run(
      `update_option( 'boardwalk_webhook', array( 'format' => 'plain', 'url' => $given[0], 'secret' => $given[1] ), false );
      Boardwalk\\attempt( Boardwalk\\makeMessage( 'change', range( 1, 12 ) ) ); return null;`,
      { given: [receiverUrl, secret] },
    );
    await answerWith(wordpress.content, { status: 202, body: 'The site is built again.' });
  });

  it.each([390, 1440])(
    'has nothing for axe to fix at %i pixels, and does not scroll sideways',
    async (width) => {
      const browser = await openAdmin(wordpress, await wordpress.login('admin'), { width });
      const { page, complaints } = await browser.open('/wp-admin/admin.php?page=boardwalk-publishing');
      const look = async (name: string) => {
        if (pictures !== undefined)
          await page.screenshot({ path: `${pictures}/${name}-${width}.png`, fullPage: true });
        const found = await runAxe(page, { path: name, name: `${width} px`, within: '.wrap' });
        expect(found.map(({ rule, element }) => `${rule}: ${element}`)).toEqual([]);
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        ).toBe(0);
      };
      await look('publishing');
      await page.getByRole('button', { name: 'Send a test message' }).click();
      await page.getByText('The test message was taken.').waitFor();
      await look('publishing-tested');
      await page.getByLabel('Address', { exact: true }).fill('ftp://build.example');
      await page.getByRole('button', { name: 'Save settings' }).click();
      await page.getByText('The address has to begin with').waitFor();
      expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe('ftp://build.example');
      await look('publishing-refused');
      expect(complaints).toEqual([]);
      await browser.close();
    },
  );
});
