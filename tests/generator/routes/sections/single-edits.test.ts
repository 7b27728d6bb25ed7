import { describe, expect, it } from 'vitest';
import { defaultSection } from '../../../../generator/routes/resolve-blocks.ts';
import { editAt, type Path, valueAt } from '../../../support/edit-at.ts';
import { makeCategory, makeEntry, makePost } from '../../../support/entries.ts';
import { openContext } from '../../../support/route-context.ts';
import type { SectionExample } from '../../../support/section-examples.ts';
import { readSectionExamples, requiredSettings } from '../../../support/section-examples.ts';

/** One change of one value, anywhere in the settings of a section. */
interface Edit {
  readonly path: Path;
  readonly how: 'left out' | 'empty' | 'null' | 'wrong';
  readonly settings: unknown;
}

const examples = await readSectionExamples();

describe('a section with one setting that is left out, empty, null or wrong', () => {
  it('is tried with every setting', () => {
    expect(examples.flatMap((example) => editsOf(settingsOf(example))).length).toBeGreaterThan(1000);
  });

  it.each(examples)('is gone only where nothing is left of $name, with one line', (example) => {
    const gone = editsOf(settingsOf(example)).flatMap(({ path, settings }) => {
      const { shown, lost } = fill(example, settings);
      return shown === null ? [{ key: path[0], lines: lost.length }] : [];
    });
    expect([...new Set(gone.map(({ key }) => key))]).toEqual(requiredSettings(example));
    expect(gone.filter(({ lines }) => lines !== 1)).toEqual([]);
  });

  it.each(examples)('has a line for each loss of $name, and for nothing else', (example) => {
    const settings = settingsOf(example);
    const before = fill(example, settings);
    expect(before.lost).toEqual([]);
    const untold = editsOf(settings).filter(({ path, how, settings: edited }) => {
      const { shown, lost } = fill(example, edited);
      const own = how === 'wrong' ? [] : wordsOf(valueAt(settings, path));
      const isLoss = how === 'wrong' || without(before.shown, [...(shown ?? []), ...own]).length > 0;
      const isTold = lost.some(({ field = '' }) => fieldOf(path).startsWith(field));
      return isTold !== (isLoss || isEmptyCell(path, how));
    });
    expect(untold.map(({ path, how }) => `${fieldOf(path)} ${how}`)).toEqual([]);
  });

  it.each(examples)('shows all of $name but the smallest part around it', (example) => {
    const settings = settingsOf(example);
    const before = fill(example, settings).shown;
    const careless = editsOf(settings).filter(({ path, settings: edited }) => {
      const { shown } = fill(example, edited);
      const part = wordsOf(valueAt(settings, smallestPart(path)));
      return shown !== null && without(before, [...shown, ...part]).length > 0;
    });
    expect(careless.map(({ path, how }) => `${fieldOf(path)} ${how}`)).toEqual([]);
  });
});

/** The example's settings, with each list twice: one item may go. */
function settingsOf({ json }: SectionExample): unknown {
  return JSON.parse(json, (_, value) =>
    Array.isArray(value) ? structuredClone([...value, ...value]) : value,
  );
}

const works = makeCategory(90, 'works', { name: 'Works' });
const entries = [
  makePost(1, { fields: { categoryIds: [works.id] } }),
  makeEntry('event', 2, { slug: 'harbour-lights' }),
  makeEntry('location', 3, { slug: 'oyster-shed', fields: { access: ['step-free'] } }),
  makeEntry('experience', 4, { slug: 'dining' }),
  makeEntry('experience', 5, { slug: 'art' }),
];
const media = new Map(
  ['pier.jpg', 'plan.png', 'ada.jpg', 'brochure.pdf'].map((name) => {
    const src = `/wp-content/uploads/${name}`;
    return [src, { src, width: 1600, height: 900 }] as const;
  }),
);

const { context, warnings } = openContext(entries, { categories: [works] }, {}, media);

/** Fills a section on a site that has all that the examples name. */
function fill({ name, json }: SectionExample, settings: unknown) {
  const known = warnings.length;
  const node = defaultSection(name, Object(settings), context);
  const written = new Set(wordsOf(JSON.parse(json)));
  return {
    /** The words of the settings that are shown; null without the section. */
    shown: node && wordsOf(node.props).filter((word) => written.has(word) && !codes.has(word)),
    lost: warnings.slice(known).filter(({ check }) => check === 'lostContent' || check === 'missingMedia'),
  };
}

/** The site draws these. */
const codes = new Set(['car', 'columns']);

/** Lists all texts and numbers in a value. */
function wordsOf(value: unknown): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value).replace('mailto:', '')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : [];
}

/** Removes words from a list, each as often as it is in the other. */
function without(words: readonly string[] | null, others: readonly string[]): readonly string[] {
  const left = [...others];
  return (words ?? []).filter((word) => {
    const at = left.indexOf(word);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

function editsOf(settings: unknown): readonly Edit[] {
  return pathsIn(settings).flatMap((path): Edit[] => {
    const value = valueAt(settings, path);
    const wrong = typeof value === 'string' ? { wrong: 1 } : typeof value === 'number' ? 'many' : 7;
    return [
      { path, how: 'left out', settings: editAt(settings, path) },
      { path, how: 'empty', settings: editAt(settings, path, { to: '' }) },
      { path, how: 'null', settings: editAt(settings, path, { to: null }) },
      { path, how: 'wrong', settings: editAt(settings, path, { to: wrong }) },
    ];
  });
}

function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  const inside = Array.isArray(value) ? [...value.entries()] : Object.entries(Object(value));
  const isDeep = typeof value === 'object' && value !== null;
  return [
    ...(path.length === 0 ? [] : [path]),
    ...(isDeep ? inside.flatMap(([key, item]) => pathsIn(item, [...path, key])) : []),
  ];
}

/** The required settings of each part, by its name or that of its list. */
const about: Readonly<Record<string, readonly string[]>> = {
  ...{ actions: ['label', 'url'], more: ['label', 'url'], contact: ['label', 'url'] },
  ...{ image: ['url'], plan: ['url'], poster: ['url'], bounds: ['south', 'west', 'north', 'east'] },
  ...{ slides: ['image'], members: ['name'], figures: ['value', 'label'], charts: ['title', 'bars'] },
  ...{ bars: ['label', 'value'], trend: ['label', 'value'], spaces: ['name'], ways: ['way'] },
  ...{ link: ['label', 'url'], files: ['name', 'file'], file: ['url'], pictures: ['image', 'credit'] },
  ...{ lots: ['name'], rates: ['label'], rows: ['days'], exceptions: ['date'], phases: ['title'] },
};

function smallestPart(path: Path): Path {
  const holder = path.slice(0, -1);
  const name = holder.findLast((key) => typeof key === 'string') ?? '';
  const isAbout = about[name]?.includes(String(path.at(-1)));
  return isAbout ? smallestPart(holder) : path;
}

/** An empty cell of a table is shown as it is, and told. */
function isEmptyCell(path: Path, how: Edit['how']): boolean {
  return ['hours', 'price'].includes(String(path.at(-1))) && (how === 'empty' || how === 'null');
}

function fieldOf(path: Path): string {
  return path.reduce<string>(
    (field, key) => (typeof key === 'number' ? `${field}[${key}]` : field === '' ? key : `${field}.${key}`),
    '',
  );
}
