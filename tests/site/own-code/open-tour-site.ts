import path from 'node:path';
import { ordinary } from '../../../demo/blocks/ordinary.ts';
import { paragraph } from '../../../demo/blocks/text.ts';
import type { DemoCms } from '../../../demo/demo-cms.ts';
import { addEntry, type NewEntry } from '../../../demo/edits.ts';
import type { DemoPlugins } from '../../../demo/schema.ts';
import { openDemoWithKind } from '../../../tools/example/open-demo-with-kind.ts';
import { writeFiles } from '../../support/make-project.ts';
import { projectRoot } from '../../support/project-root.ts';
import { smallStore } from '../../support/random-edits.ts';
import { makeTemporaryFolder, removeFolder } from '../../support/temporary-folder.ts';
import { guidedTours } from './guided-tours.ts';

export interface TourSite {
  readonly cms: DemoCms;
  /** Around the folder of the site. */
  readonly folder: string;
  readonly inSite: (name: string) => string;
  readonly configFile: string;
  readonly close: () => Promise<void>;
}

interface TourSiteOptions {
  /** Further files of the site. */
  readonly more?: Readonly<Record<string, string>>;
  readonly plugins?: DemoPlugins;
}

/** Makes the folder of a site with guided tours, and a CMS that has one. */
export async function openTourSite({ more = {}, ...others }: TourSiteOptions = {}): Promise<TourSite> {
  const folder = await makeTemporaryFolder();
  const inSite = (name: string) => path.join(folder, 'my-pier', name);
  const store = smallStore({ posts: 3 });
  addEntry(store, tour({ slug: 'under-the-deck', title: 'Under the Deck', status: 'publish' }));
  await writeFiles(inSite(''), { ...guidedTours, ...more });
  // Its WordPress knows tours, too.
  const cms = await openDemoWithKind({ root: projectRoot, kind: inSite('kinds/tour.ts'), store, ...others });
  const settings = { siteUrl: 'https://www.pier.example', endpoint: cms.url, now: '2026-06-13T14:00:00Z' };
  await writeFiles(inSite(''), { 'site.config.ts': `export default ${JSON.stringify(settings)};` });
  const close = async () => {
    await cms.close();
    await removeFolder(folder);
  };
  return { cms, folder, inSite, configFile: inSite('site.config.ts'), close };
}

/** A tour as the CMS has it. The type of the demo's entries knows the kinds of Boardwalk alone. */
export function tour(named: {
  readonly slug: string;
  readonly title: string;
  readonly status: string;
}): NewEntry {
  const call = { words: 'Walk with us' };
  return {
    ...{ kind: 'tour', date: '2026-05-02T09:00:00', excerpt: '', password: '', imageId: null, menuOrder: 0 },
    ...{ seo: {}, guide: 'Ada Finch', minutes: 45, ...named },
    blocks: [
      paragraph('Bring boots.'),
      ordinary('separator', '<hr class="wp-block-separator is-style-wide"/>'),
      ordinary('html', `<div data-pier-block="pier/tour-call" data-props='${JSON.stringify(call)}'></div>`),
    ],
  } as unknown as NewEntry;
}
