import path from 'node:path';
import type { LocalSite } from '../../../sync/local-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { makeSite, type Texts } from './make-site.ts';

/** Three builds of a site, whose pages have other sizes in each; some pages come and go. No asset goes. */
export async function threeBuilds(): Promise<Readonly<Record<'first' | 'second' | 'third', LocalSite>>> {
  const folder = await temporaryFolder();
  const make = (name: string, minute: number, ending: string): Promise<LocalSite> =>
    makeSite(path.join(folder, name), textsOf(name, ending), minute);
  return {
    first: await make('first', 0, 'v1'),
    second: await make('second', 1, 'v2222'),
    third: await make('third', 2, 'v33'),
  };
}

/** More than twenty pages: below, no share of changes is refused. */
function textsOf(name: string, ending: string): Texts {
  const pages = Array.from({ length: 24 }, (_, page) => [`${page}/index.html`, `<p>Page ${page} ${ending}`]);
  return {
    '_assets/site.css': 'body { margin: 0 }',
    'index.html': `<link href="/_assets/site.css">${ending}`,
    'same/index.html': 'Same',
    [`${name}/index.html`]: name,
    'sitemap.xml': `<urlset>${ending}</urlset>`,
    ...Object.fromEntries(pages),
  };
}
