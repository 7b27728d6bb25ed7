import { expect, it } from 'vitest';
import { findHiddenSite } from '../../../generator/checks/find-hidden-site.ts';

const page = (path: string, robots: string, status = 200) => ({
  path,
  status,
  head: { canonical: `https://www.pier.example${path}`, robots },
  pictures: [],
});

it('finds a site of which no page may be listed, and says nothing of single ones', () => {
  const error = page('/404.html', 'noindex', 404);
  expect(findHiddenSite([page('/', 'noindex'), page('/visit/', 'noindex, nofollow'), error])).toMatchObject([
    { check: 'noindex', message: expect.stringContaining('All 2 pages') },
  ]);
  expect(
    findHiddenSite([page('/', 'max-image-preview:large'), page('/wp-admin/', 'noindex'), error]),
  ).toEqual([]);
  expect(findHiddenSite([error])).toEqual([]);
});
