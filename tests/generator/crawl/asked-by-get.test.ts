import { expect, it } from 'vitest';
import { demoNow } from '../../../demo/clock.ts';
import type { DemoCmsOptions } from '../../../demo/demo-cms.ts';
import { crawl } from '../../../generator/crawl/crawl.ts';
import { createClient } from '../../../generator/graphql/client.ts';
import { contentText, startDemo } from '../crawl-demo.ts';

it.each<DemoCmsOptions>([
  { plugins: { seo: true, boardwalk: true } },
  { plugins: { seo: true } },
  { plugins: { seo: false }, lacks: ['RootQuery.events', 'Location.hours'] },
])('reads the same content by GET as by POST: %j', async (options) => {
  const { url } = await startDemo(options);
  const read = async (method: 'GET' | 'POST') => {
    const client = createClient('default', { endpoint: url, options: { method, retries: 0 } });
    const menus = { primary: 'PRIMARY', footer: 'FOOTER' };
    return crawl({ client, now: demoNow, menus, warn: () => undefined, onProgress: () => undefined });
  };
  const [got, posted] = [await read('GET'), await read('POST')];
  expect(contentText(got.content)).toBe(contentText(posted.content));
});
