import { livePaths } from './live-paths.ts';
import { formatVersion, type PageVersion } from './page-version.ts';

/** Adds the live script with the page's version to a page of a watched site. */
export function addLiveScript(html: string, version: PageVersion): string {
  const tag = `<script type="module" src="${livePaths.script}" data-version="${formatVersion(version)}"></script>`;
  const end = html.indexOf('</head>');
  return end === -1 ? html : html.slice(0, end) + tag + html.slice(end);
}
