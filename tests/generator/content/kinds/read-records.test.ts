import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { showsOthers } from '../../../../generator/content/kinds/read-records.ts';

const entry = {
  databaseId: 7,
  slug: 'visit',
  uri: '/visit/',
  status: 'publish',
  dateGmt: '2026-06-02T19:00:00',
  modifiedGmt: '2026-06-02T19:00:00',
};

describe('an entry that shows others', () => {
  it.each([
    ['a list of posts', '<ul class="wp-block-latest-posts__list wp-block-latest-posts"></ul>'],
    ['a query', '<div class="wp-block-query is-layout-flow"></div>'],
    ['a classic gallery', '<div id="gallery-1" class="gallery galleryid-7 gallery-columns-3"></div>'],
  ])('is known by the html of %s', (_, html) => {
    expect(showsOthers({ ...entry, html })).toBe(true);
    expect(showsOthers({ ...entry, html, showsOthers: null })).toBe(true);
    // A shortcode may write it, whatever the stored text says.
    expect(showsOthers({ ...entry, html, showsOthers: false })).toBe(true);
  });

  it('is known by the plugin, where its html has nothing of it', () => {
    expect(showsOthers({ ...entry, html: '<p>High water at noon</p>', showsOthers: true })).toBe(true);
    expect(showsOthers({ ...entry, html: '<p>High water at noon</p>', showsOthers: false })).toBe(false);
    expect(showsOthers({ ...entry, html: null })).toBe(false);
  });

  it.each([
    ['a paragraph about it', '<p>wp-blocks and queries</p>'],
    ['a picture', '<figure class="wp-block-image"></figure>'],
    ['an embed', '<figure class="wp-block-embed-query"></figure>'],
  ])('is not one with %s', (_, html) => expect(showsOthers({ ...entry, html })).toBe(false));

  it('is known by the same blocks in the plugin, and by patterns besides', () => {
    const php = readFileSync('wordpress/boardwalk/includes/graphql/shows-others.php', 'utf8');
    const [, list = ''] = /const LIVE_BLOCKS = array\((.*?)\);/s.exec(php) ?? [];
    const names = [...list.matchAll(/'([a-z-]+)'/g)].map(([, name = '']) => name);
    const byClass = names.filter((name) => showsOthers({ ...entry, html: `<div class="wp-block-${name}">` }));
    expect(names.filter((name) => !byClass.includes(name))).toEqual(['pattern']);
    expect(names.length).toBeGreaterThan(25);
  });
});
