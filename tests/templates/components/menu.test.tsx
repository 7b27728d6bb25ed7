import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Menu } from '../../../templates/components/Menu.tsx';
import { markCurrent } from '../../../templates/components/mark-current.ts';
import type { Href } from '../../../templates/types.ts';

it('shows an item that only groups others as a label without a link, never as the current page', () => {
  const child = { label: 'Art', href: '/art/' as Href, children: [] };
  const items = markCurrent([{ label: 'Discover', children: [child] }], '/');
  const html = renderToStaticMarkup(<Menu items={items} />);
  expect(html).toContain('<a>Discover</a>');
  expect(html).toContain('aria-label="More in Discover"');
  expect(html).toContain('<a href="/art/">Art</a>');
  expect(html).not.toContain('aria-current');
});
