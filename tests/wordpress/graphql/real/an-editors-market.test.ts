import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spawnBoardwalk } from '../../../support/spawn-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from '../../../support/temporary-folder.ts';
import { type AdminBrowser, openAdmin } from '../../support/admin-browser.ts';
import { openEditor } from '../../support/editor.ts';
import { openWordpress } from '../../support/open-wordpress.ts';

/** A market of every week, from the real editor to the built site. Each test goes on where the one before ended. */
describe("an editor's market", () => {
  const wordpress = openWordpress();
  let browser: AdminBrowser;
  let folder: string;
  let concert: number;
  let market: number;
  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    concert = await wordpress.run<number>(
      `foreach ( range( 1, 6 ) as $number ) {
        $id = wp_insert_post( array( 'post_type' => 'boardwalk_event', 'post_status' => 'publish', 'post_title' => "Concert $number" ) );
        update_post_meta( $id, 'boardwalk_start', "2030-05-0{$number}T20:00:00" );
      }
      return $id;`,
    );
    browser = await openAdmin(wordpress, await wordpress.login('editor'));
  });
  afterAll(async () => {
    await browser?.close();
    await removeFolder(folder);
  });

  const build = async () => {
    const flags = ['--endpoint', `${wordpress.url}/graphql`, '--out', path.join(folder, 'site')];
    const { exitCode, stderr } = await spawnBoardwalk([
      'generate',
      ...flags,
      '--now',
      '2030-01-01T12:00:00Z',
    ]);
    expect(exitCode, stderr).toBe(0);
  };
  const read = (file: string) => readFile(path.join(folder, 'site', file), 'utf8');
  const mainOf = async (file: string) =>
    (await read(file)).replace(/^.*<main/s, '').replace(/<\/main>.*$/s, '');

  it('is every Thursday until September, not on the 4th of July, and the editor sees the next five dates', async () => {
    const editor = await openEditor(browser, 'event');
    await editor.typeTitle('Harbour market');
    const panel = await editor.openPanel('Event');
    await panel.getByLabel('Starts', { exact: true }).fill('2030-06-13T10:00');
    await panel.getByLabel('Ends', { exact: true }).fill('2030-06-13T14:00');
    await panel.getByLabel('Takes place').selectOption({ label: 'Every week' });
    await panel.getByLabel('Last day').fill('2030-09-26');
    await panel.getByRole('button', { name: 'Leave a day out' }).click();
    await panel.getByLabel('Date').fill('2030-07-04');
    const next = await panel.locator('.boardwalk-next li').allInnerTexts();
    expect(next.map((line) => line.slice(0, 12))).toEqual([
      ...['Thu, June 13', 'Thu, June 20', 'Thu, June 27', 'Thu, July 11', 'Thu, July 18'],
    ]);
    expect((await editor.publish()).isSaved).toBe(true);
    market = await editor.id();
    expect(editor.complaints).toEqual([]);
    await build();
    const page = await mainOf('event/harbour-market/index.html');
    expect(page).toContain('Every Thursday, until September 26, 2030');
    expect(page).toMatch(/[Nn]ot on [^<]*Jul 4/);
    expect(await mainOf('event/index.html')).toContain('Every Thursday');
    const calendar = await read('event/harbour-market/event.ics');
    expect(calendar).toContain('RRULE:FREQ=WEEKLY;BYDAY=TH;UNTIL=20300927T035959Z');
    expect(calendar).toMatch(/EXDATE[^:]*:20300704T100000/);
  });

  it('is cancelled on one day, while another event is cancelled, and both are live with the next build', async () => {
    const again = await openEditor(browser, market);
    const days = await again.openPanel('Event');
    await days.getByRole('button', { name: 'Cancel or change a day' }).click();
    const day = days.getByRole('group', { name: 'Day 2' });
    await day.getByLabel('Date').fill('2030-08-01');
    await day.getByLabel('Note for visitors').fill('Regatta');
    expect((await again.update()).isSaved).toBe(true);
    const other = await openEditor(browser, concert);
    await (await other.openPanel('Event')).getByLabel('State').selectOption({ label: 'Cancelled' });
    expect((await other.update()).isSaved).toBe(true);
    expect([...again.complaints, ...other.complaints]).toEqual([]);
    await build();
    const page = await mainOf('event/harbour-market/index.html');
    expect(page).toContain('Regatta');
    expect(page).toContain('Every Thursday, until September 26, 2030');
    expect(await read('event/harbour-market/event.ics')).toContain('STATUS:CANCELLED');
    expect(await mainOf('event/concert-6/index.html')).toContain('Canceled');
    const list = await mainOf('event/index.html');
    const card = list.slice(list.lastIndexOf('<li', list.indexOf('Concert 6')));
    expect(card.slice(0, card.indexOf('</li>'))).toContain('Canceled');
  });
});
