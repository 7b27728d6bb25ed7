import { expect, it } from 'vitest';
import type { Content } from '../../../generator/content/content.ts';
import { during } from '../../../generator/dependencies/note.ts';
import type { ContentParts } from '../../../generator/routes/content-parts.ts';
import { makeEntry } from '../../support/entries.ts';
import { openContext } from '../../support/route-context.ts';

const open = (parts: Partial<Content>) => openContext([makeEntry('post', 1)], parts).context;

const link = { label: 'Visit', link: null, opensNewTab: false, children: [] };
const changes: readonly Partial<Content>[] = [
  { redirects: [{ from: 'old', to: null, status: 410, isPattern: false }] },
  { formerAddresses: [{ kind: 'post', id: 1, slug: 'old', uri: '/old/' }] },
  { menus: { primary: [link], footer: [] } },
  { answers: { tides: [1] } },
];

it.each(changes)('a page that reads a part of the content is made again when it changes: %j', (change) => {
  const before = open({});
  const used = Object.keys(change).flatMap(
    (part) => during(() => before.part(part as keyof ContentParts)).usage.used,
  );
  expect(open({}).versions.of(used)).toBe(before.versions.of(used));
  expect(open(change).versions.of(used)).not.toBe(before.versions.of(used));
});
