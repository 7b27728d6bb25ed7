import { describe, expect, it } from 'vitest';
import { embed } from '../../demo/blocks/media.ts';
import type { DemoStore } from '../../demo/store-types.ts';
import { runAxe } from '../../tools/quality/run-axe.ts';
import { openTab } from '../support/browser.ts';
import { isDeep } from '../support/depth.ts';
import { openPier } from '../support/pier-site.ts';

const id = '4aawyAB9vmqN3uQ7FjRGTy';
const box = 'bbox=-70.25%2C43.65%2C-70.24%2C43.66';
const widget = 'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fpier%2F';

/** Address, name of the button, address of the frame, its height or else 16:9. */
const players: readonly (readonly [string, string, string, number?])[] = [
  [
    'https://www.youtube.com/playlist?list=PLC77007E23FF423C6',
    'Play: Video on YouTube',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PLC77007E23FF423C6',
  ],
  ['https://vimeo.com/76979871', 'Play: Video on Vimeo', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/event/830242', 'Play: Video on Vimeo', 'https://vimeo.com/event/830242/embed'],
  [
    'https://www.google.com/maps/embed?pb=!1m2!2d-70.2!3d43.6',
    'Show the map: Map on Google Maps',
    'https://www.google.com/maps/embed?pb=!1m2!2d-70.2!3d43.6',
    450,
  ],
  [
    `https://www.openstreetmap.org/export/embed.html?${box}`,
    'Show the map: Map on OpenStreetMap',
    `https://www.openstreetmap.org/export/embed.html?${box}`,
    450,
  ],
  [
    `https://open.spotify.com/track/${id}`,
    'Listen: Sound on Spotify',
    `https://open.spotify.com/embed/track/${id}`,
    152,
  ],
  [
    `https://open.spotify.com/album/${id}`,
    'Listen: Sound on Spotify',
    `https://open.spotify.com/embed/album/${id}`,
    352,
  ],
  ['https://soundcloud.com/pier/gulls', 'Listen: Sound on SoundCloud', `${widget}gulls`, 166],
  ['https://soundcloud.com/pier/sets/summer', 'Listen: Sound on SoundCloud', `${widget}sets%2Fsummer`, 450],
];

function addPlayers(store: DemoStore): void {
  const post = store.entries.find(({ kind, status }) => kind === 'post' && status === 'publish');
  if (post === undefined) throw new Error('the store has no post');
  const entry = { slug: 'players', title: 'Players', blocks: players.map(([url]) => embed('provider', url)) };
  store.entries.push({ ...post, id: 987_654, seo: {}, ...entry });
}

describe('the players of other hosts', () => {
  const pier = openPier({ prepare: addPlayers });

  // One after the other at one of the widths; in the deep run at both.
  const turns = isDeep ? [0, 1] : [0];
  it.each(turns)(
    'wait for a click on a telephone or a desk, then have their address, shape, name and the focus (turn %i)',
    async (turn) => {
      const { page, errors } = await openTab({
        reducedMotion: 'reduce',
        viewport: { width: 390, height: 900 },
      });
      const foreign: string[] = [];
      await page.route(
        ({ origin }) => origin !== pier.origin,
        (route) => {
          foreign.push(route.request().url());
          return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>player</title>' });
        },
      );
      await page.goto(`${pier.origin}/news/p/players/`);
      const posters = page.locator('main [data-island="click-to-load"]');
      const buttons = posters.getByRole('button');
      await expect.poll(() => buttons.count()).toBe(players.length);
      const findings = await runAxe(page, { path: page.url(), name: 'players' });
      expect(findings.map(({ rule, element }) => `${rule}: ${element}`)).toEqual([]);
      for (const poster of await posters.all()) await poster.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect(foreign).toEqual([]);

      for (const [index, [, name, src, height]] of players.entries()) {
        await page.setViewportSize({ width: index % 2 === turn ? 390 : 1440, height: 900 });
        const poster = posters.nth(index);
        const before = await poster.boundingBox();
        await poster.getByRole('button', { name, exact: true }).click();
        const frame = poster.locator('iframe');
        await frame.waitFor();
        expect(await frame.getAttribute('src')).toBe(src);
        expect(await frame.getAttribute('title')).toBe(name.replace(/^.*: /, ''));
        await expect.poll(() => foreign).toEqual(players.slice(0, index + 1).map(([, , address]) => address));
        expect(await frame.evaluate((element) => element === document.activeElement)).toBe(true);
        const after = await frame.boundingBox();
        expect(after?.width).toBe(before?.width);
        expect(after?.height).toBeCloseTo(height ?? (after?.width ?? 0) * (9 / 16), 0);
      }
      expect(errors).toEqual([]);
    },
  );
});
