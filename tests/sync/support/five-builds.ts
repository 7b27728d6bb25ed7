import path from 'node:path';
import type { LocalSite } from '../../../sync/local-site.ts';
import type { Store } from '../../../sync/store/store.ts';
import { sync } from '../../../sync/sync.ts';
import { writeFiles } from '../../support/make-project.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { makeSite, type Texts } from './make-site.ts';
import { filesOf } from './open-bucket.ts';
import { options } from './options.ts';

/** Retention by which the deploy of `second` removes what only the first two builds have. */
const retention = { keepDeploys: 2, keepDays: 0 };

export const shortOptions = () => options({ retention });

export interface FiveBuilds {
  /** Publishes the builds before `first`, and `first`: deploys 1 to 3. */
  readonly publishFirst: (store: Store) => Promise<void>;
  readonly first: LocalSite;
  readonly second: LocalSite;
  readonly third: LocalSite;
  /** Settings with the same retention, for the command line. */
  readonly config: string;
}

/**
 * Five builds of a site, of which `second` is the deploy that a test stops: pages change their size, come and go, as do
 * assets and redirects, and assets, bodies and records of old deploys are removed.
 */
export async function fiveBuilds(): Promise<FiveBuilds> {
  const folder = await temporaryFolder();
  const make = (name: string, minute: number, texts: Texts): Promise<LocalSite> =>
    makeSite(path.join(folder, name), texts, minute);
  await writeFiles(folder, {
    'site.config.ts': `export default ${JSON.stringify({ siteUrl: 'https://www.halyardpier.example', sync: retention })};`,
  });
  const former = [await make('oldest', 0, common('oldest')), await make('old', 1, common('old'))];
  const first = await make('first', 2, textsOf('first', 'v1'));
  return {
    publishFirst: async (store) => {
      for (const site of [...former, first]) await sync(store, site, shortOptions());
    },
    first,
    second: await make('second', 3, textsOf('second', 'v2222')),
    third: await make('third', 4, textsOf('third', 'v33')),
    config: path.join(folder, 'site.config.ts'),
  };
}

/** The hashes of what a place shows after `site`: its files, and the asset of `former`, which open tabs name. */
export function shownAfter(former: LocalSite, site: LocalSite): Readonly<Record<string, string>> {
  const assets = Object.entries(filesOf(former)).filter(([name]) => name.startsWith('_assets/'));
  return { ...Object.fromEntries(assets), ...filesOf(site) };
}

function common(name: string): Texts {
  return {
    '_assets/site.css': 'body { margin: 0 }',
    [`_assets/${name}.css`]: `/* ${name} */`,
    '_boardwalk/redirects.json': JSON.stringify({ version: 1, rules: [{ from: `/${name}/`, status: 410 }] }),
    'index.html': `<link href="/_assets/site.css"><link href="/_assets/${name}.css">`,
    '404.html': `Not found in ${name}`,
  };
}

/** More than twenty files: below, no share of changes is refused. */
function textsOf(name: string, ending: string): Texts {
  const pages = Array.from({ length: 13 }, (_, page) => [`${page}/index.html`, `<p>Page ${page} ${ending}`]);
  return {
    ...common(name),
    'same/index.html': 'Same',
    [`${name}/index.html`]: name,
    'sitemap.xml': `<urlset>${ending}</urlset>`,
    ...Object.fromEntries(pages),
  };
}
