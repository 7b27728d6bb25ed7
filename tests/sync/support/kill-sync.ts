import { type StartedBoardwalk, startBoardwalk } from '../../support/start-boardwalk.ts';
import { type Texts, texts } from './make-site.ts';

/**
 * The site before and after ten edits of every sort: pages that come, change and go, and assets that
 * are new, go out of use and come back.
 */
export const editedSites: readonly Texts[] = Array.from({ length: 11 }, (_, edit) => {
  const version = `v${edit % 7}`;
  const news = [edit, edit + 1, edit + 2].map((page) => [
    `news/${page}/index.html`,
    `<link href="/_assets/${version}.css">News ${page}`,
  ]);
  return texts(version, { ...Object.fromEntries(news), 'feed.xml': `<feed>${edit}</feed>` });
});

/** Starts `boardwalk sync` in a process of its own. */
export function startSync(
  target: string,
  folder: string,
  env: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
): StartedBoardwalk {
  return startBoardwalk(['sync', target, '--out', folder, '--quiet', ...flags], { env });
}
