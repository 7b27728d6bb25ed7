import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { exitCodes } from '../../bin/exit-codes.ts';
import { type ForeignPlugin, startForeignCms } from '../support/foreign-cms.ts';
import { customFields, eventsCalendar } from '../support/foreign-plugins.ts';
import { exampleOf } from '../support/mapping-example.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Opens a site with these settings over a stand-in. */
async function openSite(settings: string, plugin: ForeignPlugin) {
  const folder = await temporaryFolder();
  const cms = await startForeignCms(plugin);
  const config = path.join(folder, 'site.config.ts');
  await writeFile(config, settings);
  const flags = ['--config', config, '--endpoint', cms.endpoint];
  const read = (file: string) => readFile(path.join(folder, 'dist', file), 'utf8');
  return {
    read,
    check: () => runBoardwalk(['check', ...flags]),
    generate: () => runBoardwalk(['generate', ...flags, '--now', '2026-01-10T12:00:00Z']),
    /** The dates of an event as its page says them to programs. */
    factsOf: async (slug: string) => {
      const page = await read(`event/${slug}/index.html`);
      return ['startDate', 'endDate'].map((name) => new RegExp(`"${name}":"([^"]*)"`).exec(page)?.[1]);
    },
  };
}

describe('a site of The Events Calendar', () => {
  it('has every event at its right time, about both changes of clock, all day, over days and from other zones', async () => {
    const site = await openSite(await exampleOf('The Events Calendar'), eventsCalendar());
    const { exitCode, stdout, stderr } = await site.generate();
    expect({ exitCode, stderr }).toEqual({ exitCode: exitCodes.ok, stderr: '' });
    const rows = [
      ['before-the-clocks-change', '2026-03-07T19:00:00-05:00', '2026-03-07T21:00:00-05:00'],
      ['after-the-clocks-change', '2026-03-08T19:00:00-04:00', '2026-03-08T21:00:00-04:00'],
      ['halloween-night', '2026-10-31T20:00:00-04:00', '2026-11-01T03:00:00-05:00'],
      ['winter-lights', '2026-11-01T18:30:00-05:00', '2026-11-01T20:00:00-05:00'],
      ['founders-day', '2026-06-20', '2026-06-20'],
      ['boat-show', '2026-07-03', '2026-07-05'],
      // London has winter time already.
      ['call-from-london', '2026-10-27T14:00:00-04:00', '2026-10-27T15:00:00-04:00'],
      ['call-from-afar', '2026-06-01T02:30:00-04:00', '2026-06-01T03:30:00-04:00'],
    ];
    expect(await Promise.all(rows.map(async ([slug = '']) => [slug, ...(await site.factsOf(slug))]))).toEqual(
      rows,
    );
    const page = await site.read('event/boat-show/index.html');
    for (const part of ['href="/location/pier-hall/"', '$12']) expect(page).toContain(part);
    expect(await site.read('event/winter-lights/index.html')).toContain('$5 – $8');
    expect(stdout).toContain(`  • "20 June at eight" is not a date of the form "Y-m-d H:i:s"
    in event 19 "Wrong", startDate
    edit http`);
    expect(stdout).toContain('→ Correct it in the CMS, or mapping.event.fields.startDate in the settings.');
  });

  it('sees a date that was edited without the entry, and else makes nothing again', async () => {
    const plugin = eventsCalendar();
    const site = await openSite(await exampleOf('The Events Calendar'), plugin);
    await site.generate();
    expect((await site.generate()).stdout).toContain('0 pages rendered');
    const [event] = plugin.lists.events ?? [];
    Object.assign(event ?? {}, { startDate: '2026-03-07 20:00:00' });
    await site.generate();
    expect(await site.factsOf('before-the-clocks-change')).toContain('2026-03-07T20:00:00-05:00');
  });
});

describe('a site of Advanced Custom Fields', () => {
  it('has what groups, references and pickers say', async () => {
    const site = await openSite(await exampleOf('Advanced Custom Fields'), customFields());
    const { exitCode, stdout, stderr } = await site.generate();
    expect({ exitCode, stderr }).toEqual({ exitCode: exitCodes.ok, stderr: '' });
    expect(await site.factsOf('tide-songs')).toEqual([
      '2026-03-08T19:00:00-04:00',
      '2026-03-08T21:30:00-04:00',
    ]);
    expect(await site.factsOf('quiet-morning')).toEqual(['2026-11-01T09:00:00-05:00', undefined]);
    const page = await site.read('event/tide-songs/index.html');
    for (const part of ['Songs of the <em>sea</em>.', 'href="/location/deck/"', '$12.50'])
      expect(page).toContain(part);
    expect(stdout).toContain(
      '• "early" is not a time of the form "g:i a"\n    in event 22 "Quiet Morning", gigDetails.doors',
    );
  });

  it('is shown by check, entry by entry, as it would be read', async () => {
    const site = await openSite(await exampleOf('Advanced Custom Fields'), customFields());
    const { exitCode, stdout } = await site.check();
    expect(exitCode).toBe(exitCodes.ok);
    expect(stdout.split('\n').filter((line) => /Read as|not a time/.test(line))).toEqual([
      '! "early" is not a time of the form "g:i a": event 22 "Quiet Morning", gigDetails.doors.',
      '✔ Read as event 21 "Tide Songs": text of 5 words; no picture; startDate Sunday, March 8, 2026, 7:00 – 9:30 PM; doors "18:30"; venue "Deck"; venueLocationId 601; price "$12.50"; isFree false.',
      '✔ Read as event 22 "Quiet Morning": text of 0 words; no picture; startDate Sunday, November 1, 2026, 9:00 AM; doors does not fit; venue empty; venueLocationId empty; price free; isFree true.',
      '✔ Read as location 601 "Deck": address "2 Harbour Street"; latitude 27.77; longitude -82.63.',
    ]);
    // What is not mapped is not missed.
    expect(stdout).not.toContain('gigs.');
  });
});

it.each(['check', 'generate'] as const)(
  '%s names all that the CMS lacks of a mapping, and what was meant',
  async (command) => {
    const fields = {
      startDate: 'gigDetails.strat',
      endDate: 'gigDetails.end.time',
      venue: 'gigDetails.venue.nodes.Hall.title',
      price: 'gigDetails.venue',
      picture: 'poster.node.databaseId',
    };
    const settings = {
      siteUrl: 'https://www.pier.example',
      mapping: {
        event: { list: 'gigs', fields },
        location: { list: 'placs', fields: {} },
        artwork: { list: 'xyzzy' },
      },
    };
    const site = await openSite(`export default ${JSON.stringify(settings)};`, customFields());
    const { exitCode, stderr } = await site[command]();
    expect(exitCode).toBe(exitCodes.source);
    expect(stderr.split('\n').filter((line) => line.includes('•'))).toEqual([
      '  • mapping.event.fields.picture: the CMS has no field "poster" of "poster.node.databaseId"',
      '  • mapping.event.fields.startDate: the CMS has no field "gigDetails.strat"; did you mean "start"?',
      '  • mapping.event.fields.endDate: "gigDetails.end" of "gigDetails.end.time" has no fields of its own',
      '  • mapping.event.fields.venue: the CMS has no type that fits "gigDetails.venue.nodes.Hall" of "gigDetails.venue.nodes.Hall.title"',
      '  • mapping.event.fields.price: "gigDetails.venue" has fields of its own',
      '  • mapping.location.list: the CMS has no list "placs"; did you mean "places", "pages", or "posts"?',
      '  • mapping.artwork.list: the CMS has no list "xyzzy"',
    ]);
  },
);
