import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checksSchema } from '../../../config/checks.ts';
import { findContradictions } from '../../../generator/checks/find-contradictions.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const siteUrl = 'https://pier.example';
const sitemap = `Sitemap: ${siteUrl}/sitemap.xml\n`;

async function tell(text: string, noindex: 'fail' | 'off' = 'fail') {
  const copyOf = path.join(await temporaryFolder(), 'robots.txt');
  await writeFile(copyOf, text);
  const checks = checksSchema.parse({ noindex });
  const found = await findContradictions({ path: 'robots.txt', copyOf }, { siteUrl, checks });
  return found.map(({ message }) => message);
}

it.each([
  'User-agent: *\nDisallow: /\n',
  `user-agent: *\r\ndisallow: / # all of it\r\n${sitemap}`,
  'User-agent: GoodBot\nUser-agent: *\nDisallow: /*\n',
  'User-agent: *\nDisallow: /\n\nUser-agent: BadBot\nDisallow: /\n',
])(
  'a robots.txt that keeps all search engines out is told, unless the site is not to be found: %j',
  async (text) => {
    expect(await tell(text)).toEqual(['The file public/robots.txt keeps all search engines out of the site']);
    expect(await tell(text, 'off')).toEqual([]);
  },
);

it.each([
  `User-agent: *\nDisallow: /private/\n${sitemap}`,
  `User-agent: BadBot\nDisallow: /\n\n${sitemap}`,
  `User-agent: *\nDisallow: /\n\nUser-agent: GoodBot\nDisallow:\n${sitemap}`,
  `User-agent: *\nDisallow: /\nAllow: /event/\n${sitemap}`,
  sitemap,
])('one that lets some in, and names the sitemap, is not: %j', async (text) =>
  expect(await tell(text)).toEqual([]),
);

it.each(['', 'Sitemap: https://old.example/sitemap.xml\n', `# ${sitemap}`])(
  'one without the sitemap of the site is told: %j',
  async (text) =>
    expect(await tell(text)).toEqual(['The file public/robots.txt does not name the sitemap of the site']),
);

it.each([
  ['_headers', 1],
  ['_redirects', 1],
  ['papers/_headers', 0],
  ['papers/robots.txt', 0],
] as const)('%s contradicts the site %i times', async (name, times) => {
  const file = { path: name, copyOf: '/nowhere' };
  expect(await findContradictions(file, { siteUrl, checks: checksSchema.parse({}) })).toHaveLength(times);
});
