import { livePaths } from './live-paths.ts';
import { formatVersion, type PageVersion } from './page-version.ts';

/** A page as it is served while the site is watched: with the live script, which is told what it shows. */
export function addLiveScript(html: string, version: PageVersion): string {
  const tag = `<script type="module" src="${livePaths.script}" data-version="${formatVersion(version)}"></script>`;
  const end = html.indexOf('</head>');
  return end === -1 ? html : html.slice(0, end) + tag + html.slice(end);
}
