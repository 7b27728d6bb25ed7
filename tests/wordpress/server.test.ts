import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Wordpress } from './server/start-wordpress.ts';
import { startSite } from './support/site.ts';

describe('a real WordPress', () => {
  let wordpress: Wordpress;
  beforeAll(async () => {
    wordpress = await startSite();
  });
  afterAll(() => wordpress.close());

  it('runs with the plugin activated', async () => {
    const found = await wordpress.run(
      `return array( get_bloginfo( 'version' ), PHP_VERSION, get_option( 'active_plugins' ) );`,
    );
    expect(found).toEqual([
      expect.stringMatching(/^7\./),
      expect.stringMatching(/^8\.3/),
      expect.arrayContaining(['boardwalk/boardwalk.php']),
    ]);
  });

  it('answers over HTTP', async () => {
    const home = await fetch(`${wordpress.url}/`);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain('Harbour Pier');
    expect(
      (await fetch(`${wordpress.url}/wp-includes/css/dashicons.min.css`)).headers.get('content-type'),
    ).toMatch(/css/);
  });

  it('creates an event for an editor over REST', async () => {
    const { rest } = await wordpress.login('editor');
    const created = await rest('POST', '/wp/v2/event', {
      title: 'Gala',
      status: 'publish',
      meta: { boardwalk_start: '2026-06-02T19:00' },
    });
    expect([created.status, created.body.meta?.boardwalk_start]).toEqual([201, '2026-06-02T19:00:00']);
  });

  it('complains about nothing', async () => {
    expect(await wordpress.complaints()).toBe('');
  });
});
