import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { AnyEntry } from '../../../../generator/content/content.ts';
import { cmsHosts } from '../../../../generator/content/html/links.ts';
import { collections } from '../../../../generator/content/kinds/index.ts';
import { readEntry } from '../../../../generator/content/kinds/read-entry.ts';
import type { MediaRecord, MediaTable } from '../../../../generator/media/media-table.ts';
import type { Problem } from '../../../../generator/problems/problem.ts';
import { createRouteContext } from '../../../../generator/routes/create-route-context.ts';
import { resolveNodes } from '../../../../generator/routes/resolve-blocks.ts';
import { BlockTree } from '../../../../templates/blocks/BlockTree.tsx';
import { makeContent } from '../../../support/entries.ts';
import { pageSettings } from '../../../support/page-settings.ts';
import { missingFrom, seenIn } from '../../../support/seen-in-html.ts';
import { type WordpressEntry, wordpressEntries } from '../../../support/wordpress-entries.ts';

const hosts = cmsHosts(['https://cms.pier.example']);

/** A library that has every picture that it is asked for, at its own path. */
const wholeLibrary: MediaTable = new (class extends Map<string, MediaRecord> {
  override get(file: string): MediaRecord | undefined {
    if (!file.includes('/wp-content/uploads/')) return undefined;
    return /\.(png|jpe?g|gif|webp|avif|svg)$/i.test(file)
      ? { src: file, width: 3, height: 2 }
      : { src: file };
  }
})();

function show({ node, content }: WordpressEntry, withBlocks: boolean) {
  const problems: Problem[] = [];
  const warn = (problem: Problem) => void problems.push(problem);
  const { kind, editorBlocks, ...rest } = node;
  const answer = { ...rest, html: content, ...(withBlocks && { editorBlocks }) };
  const entry: AnyEntry =
    kind === 'post'
      ? readEntry(collections.post, answer, { hosts, timeZone: 'UTC', warn })
      : readEntry(collections.page, answer, { hosts, timeZone: 'UTC', warn });
  const context = createRouteContext({
    content: makeContent([entry]),
    config: { ...pageSettings, siteUrl: 'https://www.pier.example' },
    media: wholeLibrary,
    warn: () => undefined,
  });
  return { html: renderToString(<BlockTree nodes={resolveNodes(entry, context)} />), problems };
}

describe.each([
  ['with editorBlocks', true],
  ['without editorBlocks', false],
])('the page of an entry of WordPress %s', (_, withBlocks) => {
  it.each(wordpressEntries)('$name has every word and picture of its content, in order', (entry) => {
    const { html, problems } = show(entry, withBlocks);
    const { tokens, unshowable } = seenIn(entry.content ?? '');
    const told = problems.filter(({ check }) => check === 'lostContent');
    const shown = seenIn(html).tokens;
    const missing = missingFrom(tokens, shown);
    const lost = unshowable.filter((token) => !shown.includes(token.replace('behind:', 'picture:')));
    expect(missing).toEqual([]);
    // What the reader of html loses is tested with it.
    if (withBlocks)
      expect(told.map(({ message }) => message)).toEqual(
        lost.length > 0 ? expect.arrayContaining([expect.any(String)]) : [],
      );
  });
});
