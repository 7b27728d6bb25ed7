import { beforeAll, describe, expect, it } from 'vitest';
import type { TemplateBundle } from '../../../generator/bundle/bundle-templates.ts';
import { openExplainer } from '../../../generator/pages/explain-failure.ts';
import { inputOf } from '../../../generator/pages/render-job.ts';
import { renderWithin } from '../../../generator/pages/time-limit.ts';
import { bundleTemplates } from '../../support/bundle-once.ts';
import { projectRoot } from '../../support/project-root.ts';
import { document } from '../../templates/samples.ts';
import { bundleFailingTemplates, placeIn } from './failing-templates.ts';
import { jobOf } from './jobs.ts';

let templates: TemplateBundle;

const inputWith = (title: string) => inputOf(jobOf(title, null), document);
const explain = (title: string) => openExplainer(templates.code, projectRoot)(inputWith(title));

describe('explainFailure', () => {
  beforeAll(async () => {
    templates = await bundleFailingTemplates();
  });

  it('names the place of an error and the components round it, innermost first (faults 115)', async () => {
    expect(await explain('throws')).toBe(`${placeIn("new Error('no words')")}: no words, in Notice < Page`);
    expect(await explain('throws a text')).toMatch(
      /^templates\/Notice\.tsx:\d+:\d+: no error at all, in Notice < Page$/,
    );
  });

  it('finds what a <Suspense> boundary hides (faults 116)', async () => {
    expect(await explain('throws in Suspense')).toBe(
      `${placeIn("new Error('out of paper')")}: out of paper, in Broken < Frame < Notice < Page`,
    );
  });

  it.each([
    ['waits', 'Waiting < Frame < Notice < Page'],
    ['waits in Suspense', 'Waiting < Notice < Page'],
  ])(
    'names the component of a page that %s, however soon its data would come (faults 116)',
    async (title, components) => {
      const message = (await explain(title)) ?? '';
      expect(message).toContain(`: it waits for data, and pages are rendered at once, in ${components}`);
      expect(lineOf(message)).toBe(lineOf(placeIn("use(Promise.resolve('late'))")));
    },
  );

  it('names the component that throws a promise (faults 116)', async () => {
    expect(await explain('throws a promise')).toBe(
      'it waits for data, and pages are rendered at once, in Promising < Notice < Page',
    );
  });

  it('names the place also after another page was stopped (faults 117)', async () => {
    const before = await explain('waits');
    expect(() => renderWithin(50, () => templates.module.renderPage(inputWith('never ends')))).toThrow(
      'stopped',
    );
    expect(await explain('waits')).toBe(before);
  });

  it('has nothing to say of a page that does not fail', async () => {
    expect(await explain('bay')).toBeNull();
  });

  it('tells the failures of many pages apart that are looked into at once', async () => {
    const titles = ['throws', 'waits', 'bay', 'throws in Suspense', 'waits in Suspense'];
    const alone = [];
    for (const title of titles) alone.push(await explain(title));
    const together = openExplainer(templates.code, projectRoot);
    expect(await Promise.all(titles.map((title) => together(inputWith(title))))).toEqual(alone);
  });
});

/** "templates/Notice.tsx:6" of "templates/Notice.tsx:6:34: …". */
function lineOf(message: string): string {
  return message.split(':', 2).join(':');
}

it('gives the blocks and the page their own names in the templates of this project (faults 115)', async () => {
  const { code } = await bundleTemplates({ root: projectRoot });
  const block = { block: 'core/quote', props: { children: null, style: {} } };
  const page = { title: 'A page', nodes: [block] };
  const call = JSON.parse(JSON.stringify({ template: 'page', props: page }));
  const message = await openExplainer(code, projectRoot)({ call, document });
  expect(message).toMatch(
    /^templates\/blocks\/Quote\.tsx:\d+:\d+: .*, in Quote < BlockTree < BlockFlow < PageContent$/,
  );
});
