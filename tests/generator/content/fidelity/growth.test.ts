import { describe, expect, it } from 'vitest';
import { findMissing } from '../../../../generator/content/fidelity/find-missing.ts';
import { matchBlocks } from '../../../../generator/content/fidelity/match-blocks.ts';
import { readBlocks } from '../../../../generator/content/html/blocks.ts';
import { parseNodes } from '../../../../generator/content/html/parse-html.ts';
import { testContext } from '../html/context.ts';

interface Steps {
  count: number;
}

/** A list that counts how often one of its items is looked at. */
function counted<Item extends object | string>(items: readonly Item[], steps: Steps): readonly Item[] {
  return new Proxy(items, {
    get(list, key, receiver) {
      if (typeof key === 'string' && /^\d+$/.test(key)) steps.count++;
      return Reflect.get(list, key, receiver);
    },
  });
}

const block = (name: string, content = '') => ({ name, html: '', attributes: { content }, children: [] });

/** Blocks, and content beside which they have to be looked for. */
const cases: Readonly<
  Record<string, (size: number) => { blocks: ReturnType<typeof block>[]; html: string }>
> = {
  'equal paragraphs, one of them missing': (size) => ({
    blocks: Array.from({ length: size }, () => block('core/paragraph', 'a')),
    html: '<p>a</p>'.repeat(size - 1),
  }),
  'paragraphs that match nothing': (size) => ({
    blocks: Array.from({ length: size }, (_, index) => block('core/paragraph', `a${index}`)),
    html: Array.from({ length: size + 1 }, (_, index) => `<p>b${index}</p>`).join(''),
  }),
  'galleries that are not there': (size) => ({
    blocks: Array.from({ length: size }, () => block('core/gallery')),
    html: '<p>a</p>'.repeat(size),
  }),
  'texts in the opposite order': (size) => ({
    blocks: Array.from({ length: size }, (_, index) => block('core/paragraph', `a${index}`)),
    html: Array.from({ length: size }, (_, index) => `<p>a${size - index}</p><hr>`).join(''),
  }),
};

describe('finding blocks in content (faults 68)', () => {
  it.each(Object.entries(cases))('takes twice the steps for twice the content: %s', (_, make) => {
    const stepsFor = (size: number): number => {
      const { blocks, html } = make(size);
      const steps = { count: 0 };
      matchBlocks(counted(blocks, steps), counted(parseNodes(html), steps));
      return steps.count;
    };
    expect(stepsFor(4000) / stepsFor(2000)).toBeLessThan(2.2);
  });

  it('compares two lists of words in steps that grow as they do, however many are missing', () => {
    const stepsFor = (size: number): number => {
      const steps = { count: 0 };
      const wanted = Array.from({ length: size }, (_, index) => `${index % 7}`);
      const present = Array.from({ length: size }, (_, index) => `${index % 5}`);
      findMissing(counted(wanted, steps), counted(present, steps));
      return steps.count;
    };
    expect(stepsFor(8000) / stepsFor(4000)).toBeLessThan(2.2);
  });
});

describe('content beyond reason (faults 68)', () => {
  it('is read without blocks that are nested as deep', () => {
    const context = testContext();
    const read = readBlocks(
      [{ name: 'core/paragraph', clientId: 'a', paragraph: { content: 'Shown' } }],
      context,
      '<div>'.repeat(40_000),
    );
    expect(read).toMatchObject([{ block: 'core/paragraph' }]);
  });

  it('is read whole where it is wide', () => {
    const context = testContext();
    const html = '<p>a <b>b</b></p><hr><div class="wp-block-cover"><p>c</p></div>'.repeat(4000);
    const read = readBlocks([{ name: 'core/cover', clientId: 'a', cover: {} }], context, html);
    expect(JSON.stringify(read).match(/<b>b/g)).toHaveLength(4000);
    expect(context.losses).toEqual([]);
  });
});
