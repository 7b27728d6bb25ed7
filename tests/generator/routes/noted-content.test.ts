import { expect, it } from 'vitest';
import type { Content } from '../../../generator/content/content.ts';
import { during } from '../../../generator/dependencies/note.ts';
import { createRouteContext } from '../../../generator/routes/create-route-context.ts';
import { makeContent, makeEntry } from '../../support/entries.ts';
import { pageSettings } from '../../support/page-settings.ts';

const open = (parts: Partial<Content>) =>
  createRouteContext({
    content: makeContent([makeEntry('post', 1)], parts),
    config: pageSettings,
    media: new Map(),
    warn: () => undefined,
  });

const link = { label: 'Visit', link: null, opensNewTab: false, children: [] };
const changes: readonly Partial<Content>[] = [
  { redirects: [{ from: 'old', to: null, status: 410, isPattern: false }] },
  { formerAddresses: [{ kind: 'post', id: 1, slug: 'old', uri: '/old/' }] },
  { menus: { primary: [link], footer: [] } },
  { answers: { tides: [1] } },
  { categories: [{ id: 7, slug: 'a', uri: '/a/', name: 'A', description: '', parentId: null, seo: null }] },
];

it.each(changes)('a page that reads a part of the content is made again when it changes: %j', (change) => {
  const before = open({});
  const used = Object.keys(change).flatMap(
    (part) => during(() => JSON.stringify(Reflect.get(before.content, part))).usage.used,
  );
  expect(open({}).versions.of(used)).toBe(before.versions.of(used));
  expect(open(change).versions.of(used)).not.toBe(before.versions.of(used));
});
