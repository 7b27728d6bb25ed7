import { pathOfFile } from '../../../generator/content/paths.ts';
import type { PathList } from '../../../generator/publish/path-list.ts';
import { type Html, html } from '../../../generator/util/html-template.ts';
import { mapList, smallestOf } from '../../../generator/util/lazy-list.ts';
import type { SyncReport } from '../../../sync/options.ts';
import { size } from '../figures.ts';
import { type FoldedPaths, foldedPaths, mostPaths } from './folded-paths.ts';
import { section } from './section.ts';
import { count, grouped } from './text.ts';

/** Lists what a sync has sent and removed, or would, and what it found in the store. */
export function sentSection(report: SyncReport, site: string): Html {
  const { outcome, assets, pages, removed, kept, drifted, extra, pruned, bytes } = report;
  // Of a plan nothing is there yet.
  const own = outcome === 'planned' ? undefined : site;
  const changed = assets.length + pages.length;
  const files = `${count(changed, 'file')} new or changed (${size(bytes)}), ${grouped(removed.length)} removed, ${grouped(kept)} as before.`;
  const old =
    pruned === 0
      ? null
      : html`<p>Removed ${count(pruned, 'old file')} of former deploys that no page needs any more.</p>`;
  const lists = [
    card('Pages and data', pages, { site: own, isShort: true }),
    card('Styles, scripts and pictures', assets, { site: own }),
    card('Removed', removed, { isShort: true }),
    card('Changed by others, and written again', drifted),
    card('In the folder, but of no build: not published', extra),
  ].flatMap((one) => one ?? []);
  return section(
    'sent',
    outcome === 'planned' ? 'What would be sent and removed' : 'What was sent and removed',
    html`<p>${files}</p>`,
    old,
    lists.length === 0 ? null : html`<div class="cards">${lists}</div>`,
  );
}

function card(
  heading: string,
  files: PathList,
  shown: Pick<FoldedPaths, 'site' | 'isShort'> = {},
): Html | null {
  const first = smallestOf(mapList(files, pathOfFile), mostPaths);
  const list = foldedPaths(first, { ...shown, thing: 'file', count: files.length });
  return (
    list &&
    html`<div class="card"><h3>${heading}</h3>${list}</div>
`
  );
}
