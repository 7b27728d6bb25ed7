import { renderToString } from 'react-dom/server';
import type { AnyEntry } from '../../../../generator/content/content.ts';
import { entryContext } from '../../../../generator/content/html/context.ts';
import { cmsHosts } from '../../../../generator/content/html/links.ts';
import type { Loss } from '../../../../generator/content/reader/loss.ts';
import { readDocument } from '../../../../generator/content/reader/read-document.ts';
import type { StoredBlock } from '../../../../generator/content/stored-blocks.ts';
import type { MediaRecord, MediaTable } from '../../../../generator/media/media-table.ts';
import type { Problem } from '../../../../generator/problems/problem.ts';
import { createRouteContext } from '../../../../generator/routes/create-route-context.ts';
import { resolveNodes } from '../../../../generator/routes/resolve-blocks.ts';
import { BlockTree } from '../../../../templates/blocks/BlockTree.tsx';
import { makeContent, makeEntry } from '../../../support/entries.ts';
import { pageSettings } from '../../../support/page-settings.ts';

export const cms = 'https://cms.pier.example';

/** A library that has every picture that it is asked for, at its own path. */
export const wholeLibrary: MediaTable = new (class extends Map<string, MediaRecord> {
  override get(file: string): MediaRecord | undefined {
    if (!file.includes('/wp-content/')) return undefined;
    return /\.(png|jpe?g|gif|webp|avif|svg)$/i.test(file)
      ? { src: file, width: 3, height: 2 }
      : { src: file };
  }
})();

export interface ShownDocument {
  readonly html: string;
  readonly blocks: readonly StoredBlock[];
  readonly losses: readonly Loss[];
  readonly problems: readonly Problem[];
}

/** Reads html as the content of an entry and renders it as a page does. */
export function showDocument(content: string, uri = '/visit/'): ShownDocument {
  const problems: Problem[] = [];
  const context = entryContext(
    { kind: 'page', id: 7, title: 'Visit', uri },
    { hosts: cmsHosts([cms]), timeZone: 'UTC', warn: (problem) => void problems.push(problem) },
  );
  const blocks = readDocument(content, context);
  const entry: AnyEntry = makeEntry('page', 7, { uri, blocks });
  const route = createRouteContext({
    content: makeContent([entry]),
    config: { ...pageSettings, siteUrl: 'https://www.pier.example' },
    media: wholeLibrary,
    warn: () => undefined,
  });
  const html = renderToString(<BlockTree nodes={resolveNodes(entry, route)} />);
  return { html, blocks, losses: context.losses, problems };
}
