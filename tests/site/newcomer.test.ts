import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from '../support/documents.ts';
import { projectRoot } from '../support/project-root.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { queryHtml, textOf } from '../templates/query-html.ts';
import { filesNamedBy, filesToChange } from './newcomer/named-files.ts';
import { steps } from './newcomer/steps.ts';
import { takeSteps } from './newcomer/take-steps.ts';
import { copyAll, expectTour, isThere, tellers } from './newcomer/tellers.ts';

// A bound for a hanging run, not a measure: the type checker and the build each take all processors.
const patienceMs = 600_000;

const sections = [...new Set(steps.map(({ section }) => section))];

describe('a newcomer who follows CONTRIBUTING', () => {
  let folder = '';
  let copy = '';

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    copy = path.join(folder, 'project');
    await copyAll(copy);
    await takeSteps(copy, steps);
    await tellers['the derived files'](copy);
  }, patienceMs);
  afterAll(() => removeFolder(folder));

  it.each(sections)('finds every file in "%s", in the order of the steps', async (section) => {
    const files = steps.filter((step) => step.section === section).map(({ file }) => file);
    expect(await filesToChange(section)).toEqual(files);
  });

  it('adds 7 files and changes 17', async () => {
    const files = [...new Set(steps.map(({ file }) => file))];
    const known = await Promise.all(files.map((file) => isThere(path.join(projectRoot, file))));
    expect({
      added: known.filter((one) => !one).length,
      changed: known.filter((one) => one).length,
    }).toEqual({ added: 7, changed: 17 });
  });

  it('has every file that the document names', async () => {
    const named = filesNamedBy(await readDocument('CONTRIBUTING.md'));
    const missing = [];
    for (const file of named) if (!(await isThere(path.join(copy, file)))) missing.push(file);
    expect(missing).toEqual([]);
  });

  it('gives the plugin the new kind and the new field', async () => {
    const table = JSON.parse(
      await readFile(path.join(copy, 'wordpress/boardwalk/includes/kinds.json'), 'utf8'),
    );
    expect(table.tour).toMatchObject({
      plural: 'tours',
      fields: [{ meta: 'boardwalk_guide', type: 'text' }],
    });
    expect(table.event.fields).toContainEqual(
      expect.objectContaining({ meta: 'boardwalk_host', graphql: 'host', label: 'Host' }),
    );
  });

  it(
    'publishes a page of the new kind with its title, block, island and setting, shows the new field, and sees an edit in the poll of a watch, and drafts',
    async () => {
      const module = pathToFileURL(path.join(copy, 'tests/site/newcomer/in-copy.ts')).href;
      const inCopy: typeof import('./newcomer/in-copy.ts') = await import(module);
      const label = 'Share this tour';
      const tours = path.join(folder, 'tours');
      const onPublish = () => expectTour(path.join(tours, 'site'), label);
      const builds = await inCopy.buildTours(tours, { settings: { tourCopyLink: label }, onPublish });
      const title = (html: string) => textOf(queryHtml(html).all('h1')[0]);
      expect(builds.polls).toEqual([false, true]);
      expect(title(builds.editedPage)).toBe('Over the Rails');
      expect(title(builds.draft)).toBe('The Night Watch');
    },
    patienceMs,
  );
});
