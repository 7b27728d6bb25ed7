import { describe, expect, it } from 'vitest';
import { headersOf } from '../../generator/publish/headers-of.ts';
import { type ManifestFile, manifestPath } from '../../generator/publish/manifest.ts';
import type { FileClass } from '../../generator/publish/output-file.ts';
import { sha256 } from '../../generator/util/hash.ts';
import { type Compared, planDeploy } from '../../sync/plan.ts';
import { siteFiles } from '../support/site-files.ts';

function file(path: string, text: string, fileClass: FileClass = 'page'): ManifestFile {
  const placed = { path, class: fileClass };
  return { ...placed, sha256: sha256(text), size: text.length, headers: headersOf(placed) };
}

const pathsOf = (files: readonly ManifestFile[]) => files.map(({ path }) => path);

interface Given extends Pick<Compared, 'drifted' | 'present'> {
  readonly files: readonly ManifestFile[];
  readonly live: readonly ManifestFile[];
  readonly attempted?: readonly ManifestFile[];
}

/** Plans, and lists files by their paths. */
function plan({ files, live, attempted = [], ...others }: Given) {
  const made = planDeploy({
    files: siteFiles(files),
    live: siteFiles(live),
    attempted: [siteFiles(attempted)],
    ...others,
  });
  return {
    ...made,
    assets: pathsOf(made.assets),
    switched: pathsOf(made.switched),
  };
}

describe('planDeploy', () => {
  const home = file('index.html', 'home');
  const visit = file('visit/index.html', 'visit');
  const style = file('_assets/a.css', 'a', 'asset');

  it('changes nothing for the site that is live (faults 158)', () => {
    const planned = plan({ files: [home, visit, style], live: [home, visit, style] });
    expect(planned).toMatchObject({ assets: [], switched: [], removed: [], changed: [], kept: 3 });
  });

  it('brings new pages before changed ones, then lists and the error page, and the manifest last', () => {
    const files = [
      file(manifestPath, 'new', 'data'),
      file('404.html', 'new'),
      file('index.html', 'new'),
      file('news/index.html', 'news'),
      file('sitemap.xml', 'new', 'data'),
    ];
    const live = files
      .filter(({ path }) => !path.startsWith('news'))
      .map((one) => file(one.path, 'old', one.class));
    expect(plan({ files, live }).switched).toEqual([
      'news/index.html',
      'index.html',
      '404.html',
      'sitemap.xml',
      manifestPath,
    ]);
  });

  it('removes pages that are gone, and leaves their assets to open tabs', () => {
    const planned = plan({ files: [home], live: [home, visit, style] });
    expect(planned.removed).toEqual(['visit/index.html']);
  });

  it('writes again what others have changed or removed (sync 17 and 18)', () => {
    const drifted = new Set(['visit/index.html', '_assets/a.css']);
    const planned = plan({ files: [home, visit, style], live: [home, visit, style], drifted });
    expect([planned.assets, planned.switched]).toEqual([['_assets/a.css'], ['visit/index.html']]);
  });

  it('does not trust paths of a deploy that never went live, and removes its new pages', () => {
    const attempted = [file('index.html', 'other'), visit, file('gone/index.html', 'gone')];
    const planned = plan({ files: [home, visit], live: [home, visit], attempted });
    expect(planned.switched).toEqual(['index.html']);
    expect(planned.removed).toEqual(['gone/index.html']);
  });

  it.each([{ 'cache-control': 'max-age=5' }, { 'content-type': 'text/plain' }])(
    'brings only headers where only they have changed: %j (faults 157)',
    (former) => {
      const live = { ...home, headers: { ...home.headers, ...former } };
      const planned = plan({ files: [home], live: [live] });
      expect(planned.switched).toEqual(['index.html']);
      expect(planned.before.get('index.html')?.sha256).toBe(home.sha256);
    },
  );

  it('uploads no asset again that a former deploy has left', () => {
    const planned = plan({ files: [style], live: [], present: new Set(['_assets/a.css']) });
    expect(planned).toMatchObject({ assets: [], kept: 1 });
  });
});
