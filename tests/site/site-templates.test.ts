import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeFailure } from '../../bin/report/failure.ts';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import { build } from '../../generator/build.ts';
import { hashFiles } from '../support/hash-files.ts';
import { writeFiles } from '../support/make-project.ts';
import { smallStore } from '../support/random-edits.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../support/test-site.ts';

/** Ours, with a line above it. */
const eventPage = (line: string) => `import type { ComponentProps } from 'react';
import { EventPage as Original } from 'boardwalk/templates/pages/EventPage.tsx';
import { Line } from '../components/Line.tsx';

export function EventPage(props: ComponentProps<typeof Original>) {
  return <><Line>${line}</Line><Original {...props} /></>;
}
`;
const line = `import type { ReactNode } from 'react';
export const Line = ({ children }: { readonly children: ReactNode }) => <p className="own-line">{children}</p>;
`;

describe('the templates of a site of its own', { timeout: 600_000 }, () => {
  let folder = '';
  let cms: DemoCms;
  const inSite = (name: string) => path.join(folder, 'pier', name);

  beforeAll(async () => {
    cms = await createDemoCms({ store: smallStore({ posts: 3 }) });
    folder = await makeTemporaryFolder();
    await writeFiles(inSite(''), { 'site.config.ts': '' });
  });
  afterAll(async () => {
    await cms.close();
    await removeFolder(folder);
  });

  const open = (out = 'site') =>
    openTestSite({
      ...{ endpoint: cms.url, folder, root: inSite(''), bundler: 'own' },
      out: path.join(folder, out),
    });
  const buildAgain = async (out?: string) => {
    const site = await open(out);
    const result = await buildOrFail(site);
    await site.bundler.close();
    return result;
  };

  it('make exactly those pages again that show them, and a clean build makes the same', async () => {
    const { report } = await buildAgain();
    const events = report.pages.event ?? 0;
    expect(events).toBeGreaterThan(3);
    const before = await hashFiles(path.join(folder, 'site'));

    await writeFiles(inSite('templates'), {
      'pages/EventPage.tsx': eventPage('Mind the tide'),
      'components/Line.tsx': line,
    });
    const overridden = await buildAgain();
    expect(overridden.report.rebuilt?.rendered).toBe(events);
    const page = await readFile(
      path.join(
        folder,
        'site',
        overridden.changed.find((file) => /^event\/.+\/index\.html$/.test(file)) ?? '',
      ),
      'utf8',
    );
    expect(page).toContain('<p class="own-line">Mind the tide</p>');
    expect((await buildAgain()).changed).toEqual([]);

    await writeFiles(inSite('templates'), { 'pages/EventPage.tsx': eventPage('Mind the gulls') });
    expect((await buildAgain()).report.rebuilt?.rendered).toBe(events);
    await buildAgain('clean');
    expect(await hashFiles(path.join(folder, 'clean'))).toEqual(await hashFiles(path.join(folder, 'site')));

    await rm(inSite('templates'), { recursive: true });
    await buildAgain();
    expect(await hashFiles(path.join(folder, 'site'))).toEqual(before);
  });

  it('stop the build with an error in one line, and the published site stays', async () => {
    const before = await hashFiles(path.join(folder, 'site'));
    await writeFiles(inSite('templates'), {
      'pages/EventPage.tsx': 'export function EventPage() { return <p>; }',
    });
    const site = await open();
    const { failure } = await build(site);
    await site.bundler.close();
    const { exitCode, lines } = describeFailure(failure);
    expect(exitCode).toBe(5);
    expect(lines.join('\n')).toMatch(/templates\/pages\/EventPage\.tsx:1:\d+: /);
    expect(await hashFiles(path.join(folder, 'site'))).toEqual(before);
  });
});
