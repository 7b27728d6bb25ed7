import { expect, it } from 'vitest';
import { robots } from '../../../generator/files/output-files.ts';
import { contentsOf } from '../../support/contents-of.ts';

it('opens all pages to search engines and names the sitemap', () => {
  const file = robots({ siteUrl: 'https://pier.example' });
  expect(file.path).toBe('robots.txt');
  expect(contentsOf(file)).toBe(
    'User-agent: *\nDisallow: /_boardwalk/\n\nSitemap: https://pier.example/sitemap.xml\n',
  );
});
