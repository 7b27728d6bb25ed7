import { expect, it } from 'vitest';
import { readEntries } from '../../../support/wordpress-entries/read-entries.ts';
import { wordpressEntries } from '../../../support/wordpress-entries.ts';
import { showDocument } from './show-document.tsx';

function unknownIn(content: string) {
  return showDocument(content).problems.filter(({ check }) => check === 'unknownBlock');
}

it('names a block that WordPress does not come with once, by its class, and shows its html', () => {
  const content =
    '<div class="wp-block-acme-notice alignwide"><p class="wp-block-acme-notice__text">Water off</p></div>';
  expect(unknownIn(content + content)).toEqual([
    {
      check: 'unknownBlock',
      message: 'No template for the block "wp-block-acme-notice": its saved HTML is used',
      entry: { kind: 'page', id: 7, title: 'Visit', uri: '/visit/' },
      block: 'wp-block-acme-notice',
      hint: 'Use another block, or ask a developer to add a template.',
    },
  ]);
  expect(showDocument(content).html).toContain('Water off');
});

it.each([
  ['a modifier of it', '<ul class="wp-block-acme-list wp-block-acme-list-is-layout-flex"><li>x</li></ul>', 1],
  ['a part of it alone', '<p class="wp-block-acme-notice__text">x</p>', 1],
  ['two of one plugin', '<p class="wp-block-acme-a">x</p><p class="wp-block-acme-b">x</p>', 2],
  ['one in a line', '<p>On <span class="wp-block-acme-tide">4 pm</span></p>', 1],
  ['one without words', '<hr class="wp-block-acme-line">', 1],
  ['one that a block of WordPress is made of', '<div class="wp-block-group wp-block-acme-box">x</div>', 0],
  ['one of our sections', '<div class="wp-block-pier-hero" data-pier-block="hero" data-props="{}"></div>', 0],
  ['a block without a class', '<p>x</p>', 0],
  ['a layout alone', '<div class="wp-block-query-is-layout-flow"><p>x</p></div>', 0],
  ['a provider', '<figure class="wp-block-embed wp-block-embed-harbour-news">x</figure>', 0],
  ['no name', '<div class="wp-block- wp-block">x</div>', 0],
])('%s is told as often as there are names', (_, content, count) => {
  expect(unknownIn(content)).toHaveLength(count);
});

it('takes no block of WordPress for one, in any entry', () => {
  const named = [...wordpressEntries, ...readEntries('other-entries.txt')].flatMap(({ content }) =>
    unknownIn(content ?? '').map(({ block }) => block),
  );
  expect(named.filter((block) => !/^wp-block-(kadence|uagb|jetpack)-/.test(block ?? ''))).toEqual([]);
  expect(named.length).toBeGreaterThan(0);
});
