import { expect, it } from 'vitest';
import { mayStayUnread } from '../../../generator/rebuild/unread.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { openTestSite } from '../../support/test-site.ts';

it('a site stays unread only where the CMS is all that decides', async () => {
  const site = await openTestSite({
    endpoint: 'https://cms.pier.example/graphql',
    folder: await temporaryFolder(),
  });
  expect(mayStayUnread(site)).toBe(true);
  const { config, source } = site;
  for (const other of [
    { config: { ...config, hasDrafts: true } },
    { config: { ...config, middleware: { fence: () => undefined } } },
    { workStore: {} },
    { source: { ...source, contentFile: '/content.jsonl' } },
  ])
    expect(mayStayUnread({ ...site, ...other }), Object.keys(other).join()).toBe(false);
});
