import axe, { type AxeResults } from 'axe-core';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSamples } from './support/add-samples.ts';
import { type AdminBrowser, openAdmin } from './support/admin-browser.ts';
import { addRow, chooseEntry, chooseFile, fill, groupOf, openBlockForm } from './support/block-form.ts';
import type { SampleIds } from './support/block-samples.ts';
import { type Editor, openEditor } from './support/editor.ts';
import { openWordpress } from './support/open-wordpress.ts';
import { readSections } from './support/read-sections.ts';

/** The work of an editor in the form of each block, by the title of the block, and the settings that the site gets. */
interface Work {
  readonly title: string;
  readonly set: (form: Locator, editor: Editor) => Promise<void>;
  readonly settings: (ids: SampleIds) => object;
}

const imageOf = ({ picture, pictureUrl }: SampleIds) => ({ id: picture, url: pictureUrl });

const works: readonly Work[] = [
  {
    title: 'Hero',
    set: async (form, editor) => {
      await fill(form, { 'Small line above the heading': 'Since 1889', Text: 'Over\nthe water' });
      await chooseFile(editor, form, { label: 'Picture', file: 'pier' });
      const link = await addRow(form, { list: 'Links', one: 'link' });
      await fill(link, { 'Words of the link': 'Visit', 'Leads to': '/visit/' });
    },
    settings: (ids) => ({
      kicker: 'Since 1889',
      heading: 'A pier for everyone',
      text: 'Over\nthe water',
      image: imageOf(ids),
      actions: [{ label: 'Visit', url: '/visit/' }],
    }),
  },
  {
    title: 'Events',
    set: async (form) => {
      await fill(form, { Heading: 'Next', 'How many': '3' });
      await chooseEntry(form, { label: 'Add to: Chosen events', name: 'Gala' });
      await fill(groupOf(form, 'Link to all'), { Words: 'All events', 'Leads to': '/event/' });
    },
    settings: () => ({
      heading: 'Next',
      limit: 3,
      slugs: ['gala'],
      more: { label: 'All events', url: '/event/' },
    }),
  },
  {
    title: 'News',
    set: async (form) => {
      await chooseEntry(form, { label: 'Category', name: 'Works' });
    },
    settings: () => ({ category: 'works' }),
  },
  {
    title: 'Experiences',
    set: async (form) => {
      await chooseEntry(form, { label: 'Add to: Chosen experiences', name: 'Dining' });
    },
    settings: () => ({ slugs: ['dining'] }),
  },
  {
    title: 'Locations',
    set: async (form) => {
      await fill(form, { Heading: 'Eat' });
      await chooseEntry(form, { label: 'Add to: Chosen locations', name: 'Crab Shack' });
    },
    settings: () => ({ heading: 'Eat', slugs: ['crab-shack'] }),
  },
  {
    title: 'Map of the pier',
    set: async (form, editor) => {
      await chooseFile(editor, form, { label: 'Plan', file: 'pier' });
      await fill(form, {
        'Lower edge of the plan, latitude': '27.765',
        'Left edge, longitude': '-82.635',
        'Upper edge, latitude': '27.77',
        'Right edge, longitude': '-82.62',
      });
    },
    settings: (ids) => ({
      plan: imageOf(ids),
      bounds: { south: 27.765, west: -82.635, north: 27.77, east: -82.62 },
    }),
  },
  {
    title: 'Slideshow',
    set: async (form, editor) => {
      const slide = await addRow(form, { list: 'Slides', one: 'slide' });
      await chooseFile(editor, slide, { label: 'Picture', file: 'pier' });
      await fill(slide, { Caption: 'At dawn' });
    },
    settings: (ids) => ({ slides: [{ image: imageOf(ids), caption: 'At dawn' }] }),
  },
  {
    title: 'Film',
    set: async (form, editor) => {
      await fill(form, { Heading: 'The pier in a minute' });
      await chooseFile(editor, form, { label: 'Film of the library', file: 'walk' });
    },
    settings: ({ filmUrl }) => ({ heading: 'The pier in a minute', url: filmUrl }),
  },
  {
    title: 'Team',
    set: async (form) => {
      const person = await addRow(form, { list: 'People', one: 'person' });
      await fill(person, { Name: 'Ada Quay', Role: 'Director', 'E-mail': 'ada@example.org' });
    },
    settings: () => ({ members: [{ name: 'Ada Quay', role: 'Director', email: 'ada@example.org' }] }),
  },
  {
    title: 'Leasing statistics',
    set: async (form) => {
      const chart = await addRow(form, { list: 'Charts', one: 'chart' });
      await fill(chart, { Title: 'Visitors' });
      await chart.getByLabel('Type', { exact: true }).selectOption('Ring');
      const value = await addRow(chart, { list: 'Values', one: 'value' });
      await fill(value, { Name: '2025', Number: '2.1' });
    },
    settings: () => ({
      charts: [{ title: 'Visitors', type: 'donut', bars: [{ label: '2025', value: 2.1 }] }],
    }),
  },
  {
    title: 'Parking',
    set: async (form) => {
      const lot = await addRow(form, { list: 'Car parks', one: 'car park' });
      await fill(lot, { Name: 'North lot', Spaces: '240' });
      for (const price of ['$4', '$9']) {
        const rate = await addRow(lot, { list: 'Rates', one: 'rate' });
        await fill(rate, { For: `A day at ${price}`, Price: price });
      }
      await lot.getByRole('button', { name: 'Remove rate 1' }).click();
    },
    settings: () => ({
      lots: [{ name: 'North lot', spaces: 240, rates: [{ label: 'A day at $9', price: '$9' }] }],
    }),
  },
  {
    title: 'Schedule',
    set: async (form, { page }) => {
      for (const days of ['Saturday', 'Friday']) {
        const line = await addRow(form, { list: 'Usual days', one: 'line' });
        await fill(line, { Days: days, Hours: '6 am to 10 pm' });
      }
      await form.getByRole('button', { name: 'Move line 2 up' }).focus();
      await page.keyboard.press('Enter');
      const day = await addRow(form, { list: 'Days that differ', one: 'day' });
      await fill(day, { Date: '2099-12-24', Hours: '6 am to noon' });
    },
    settings: () => ({
      rows: [
        { days: 'Friday', hours: '6 am to 10 pm' },
        { days: 'Saturday', hours: '6 am to 10 pm' },
      ],
      exceptions: [{ date: '2099-12-24', hours: '6 am to noon' }],
    }),
  },
  {
    title: 'Sustainability',
    set: async (form) => {
      const figure = await addRow(form, { list: 'Figures', one: 'figure' });
      await fill(figure, { Value: '62', 'What it is': 'less waste', 'Reached of the goal, %': '81' });
    },
    settings: () => ({ figures: [{ value: '62', label: 'less waste', progress: 0.81 }] }),
  },
  {
    title: 'Timeline',
    set: async (form) => {
      const phase = await addRow(form, { list: 'Phases', one: 'phase' });
      await fill(phase, { Title: 'Deck', Begins: '2026-03-01' });
      await fill(groupOf(phase, 'Link'), { Words: 'News', 'Leads to': '/news/' });
    },
    settings: () => ({
      phases: [{ title: 'Deck', start: '2026-03-01', more: { label: 'News', url: '/news/' } }],
    }),
  },
];

describe('the form of a block', { timeout: 240_000 }, () => {
  const wordpress = openWordpress();
  let browser: AdminBrowser;
  let editor: Editor;
  let ids: SampleIds;
  beforeAll(async () => {
    ids = await addSamples(wordpress);
    const session = await wordpress.login('editor');
    const { body } = await session.rest('POST', '/wp/v2/pages', { title: 'Everything', status: 'draft' });
    browser = await openAdmin(wordpress, session);
    editor = await openEditor(browser, body.id);
  });
  afterAll(async () => {
    await browser.close();
  });

  it.each(works)('of $title sets what it offers', async ({ title, set }) => {
    const block = await editor.insertBlock(title);
    if (title === 'Hero') {
      // In the block itself, until it has what it needs.
      await block.getByText('Still missing: Heading.').waitFor();
      await block.getByLabel('Heading', { exact: true }).fill('A pier for everyone');
      await block.getByRole('button', { name: 'Show' }).click();
      await block.getByRole('heading', { name: 'A pier for everyone' }).waitFor();
    }
    await set(await openBlockForm(editor), editor);
    expect(editor.complaints).toEqual([]);
  });

  it('brings to the page what was set', async () => {
    await publish(editor);
    const { rest } = await wordpress.login('editor');
    const { body } = await rest('GET', `/wp/v2/pages/${await editor.id()}`);
    const found = readSections(body.content.rendered, wordpress.url);
    expect(found.map(({ settings }) => settings)).toEqual(works.map(({ settings }) => settings(ids)));
  });

  it('says what is wrong with a number, and does not store it', async () => {
    await editor.insertBlock('News');
    const form = await openBlockForm(editor);
    await fill(form, { 'How many': '500' });
    await form.getByText('500 is not from 1 to 100.').waitFor();
    await fill(form, { 'How many': 'many' });
    await form.getByText('"many" is not a number.').waitFor();
    expect(
      await editor.page.evaluate(`wp.data.select('core/block-editor').getSelectedBlock().attributes.limit`),
    ).toBeUndefined();
  });

  it('asks the server for the picture of a block when somebody has typed, not for every letter (row 13)', async () => {
    const asked: string[] = [];
    editor.page.on('request', (request) => {
      if (request.url().includes('block-renderer')) asked.push(request.url());
    });
    const block = await editor.insertBlock('News');
    const form = await openBlockForm(editor);
    await block.getByText('New deck').waitFor();
    asked.length = 0;
    await form
      .getByLabel('Heading', { exact: true })
      .pressSequentially('The news of this pier and of its deck');
    await block.getByRole('heading', { name: 'The news of this pier and of its deck' }).waitFor();
    expect(asked.length).toBeLessThan(8);
  });

  it('opens again with what was stored, for everybody: axe finds nothing', async () => {
    const again = await openEditor(browser, await editor.id());
    await again.canvas.getByRole('heading', { name: 'A pier for everyone' }).click({ force: true });
    await again.page.evaluate(
      `wp.data.dispatch('core/block-editor').selectBlock(wp.data.select('core/block-editor').getBlocks()[8].clientId)`,
    );
    const form = await openBlockForm(again);
    await form.getByText('Person 1: Ada Quay').click();
    expect(await form.getByLabel('Role', { exact: true }).inputValue()).toBe('Director');
    // The rules of WCAG for what is shown, of which the form alone is ours.
    await again.page.evaluate(axe.source);
    const { violations }: AxeResults = await again.page.evaluate(
      `axe.run('.boardwalk-block-form', { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })`,
    );
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(again.complaints).toEqual([]);
  });
});

/** Publishes by both buttons. With this many pictures of blocks, the notice is gone before it is looked for. */
async function publish({ page }: Editor): Promise<void> {
  const button = { name: 'Publish', exact: true };
  await page.getByRole('region', { name: 'Editor top bar' }).getByRole('button', button).click();
  await page.getByRole('region', { name: 'Editor publish' }).getByRole('button', button).click();
  await page.waitForFunction(`wp.data.select('core/editor').isCurrentPostPublished()`);
}
