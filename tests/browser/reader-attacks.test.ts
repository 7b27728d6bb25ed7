import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingsSchema } from '../../config/settings.ts';
import { contentSecurityPolicy } from '../../generator/pages/content-security-policy.ts';
import { damage } from '../generator/content/reader/damage.ts';
import { showDocument } from '../generator/content/reader/show-document.tsx';
import { depth, sampleOf } from '../support/depth.ts';
import { createRandom } from '../support/random.ts';
import { findBreaches } from '../support/structure.ts';
import { wordpressEntries } from '../support/wordpress-entries.ts';
import { endless, placedVectors, randomHtml } from './support/attack-cases.ts';
import { type AttackedPage, openAttackedPage, type Written } from './support/attacked-page.ts';
import { writtenOutline } from './support/written-outline.ts';

interface Fault {
  readonly input: string;
  readonly fault: string;
}

describe('html made to attack, as the reader writes it', () => {
  const policy = contentSecurityPolicy(settingsSchema.parse({ siteUrl: 'https://www.pier.example' }));
  let page: AttackedPage;
  beforeAll(async () => {
    page = await openAttackedPage(policy);
  });
  afterAll(() => page.close());

  /** Puts what the reader makes of each input into a page; returns what is wrong with it. */
  async function attackWith(inputs: readonly string[]): Promise<readonly Fault[]> {
    const faults: Fault[] = [];
    for (let from = 0; from < inputs.length; from += batch) {
      const typed: string[] = [];
      const written: Written[] = [];
      for (const input of inputs.slice(from, from + batch)) {
        try {
          const { html } = showDocument(input);
          const breaches = findBreaches(`<html><body>${html}<footer></footer></body></html>`);
          faults.push(...breaches.map((fault) => ({ input, fault })));
          written.push({ html, outline: writtenOutline(html) });
          typed.push(input);
        } catch (error) {
          faults.push({ input, fault: String(error) });
        }
      }
      const { trees, ...seen } = await page.attack(written);
      for (const [kind, list] of Object.entries(seen))
        faults.push(
          ...list.map((what) => ({ input: `one of ${from} to ${from + batch}`, fault: `${kind}: ${what}` })),
        );
      for (const { index, way, found } of trees) {
        const fault = `another tree (${way}): ${found} for ${written[index]?.outline}`;
        faults.push({ input: typed[index] ?? '', fault });
      }
    }
    return faults;
  }

  it('is seen to run, and to be another tree, where it is not written by the reader', async () => {
    const html = '<p><img src="x" onerror="alert(1)"><img src="https://evil.test/a.png"><p>b</p></p>';
    // A page of its own: a handler may run late.
    const other = await openAttackedPage(policy);
    const seen = await other.attack([{ html, outline: writtenOutline(html) }]);
    await other.close();
    expect(seen.executed).toContain('alert(1)');
    expect(seen.foreign).toContain('https://evil.test/a.png');
    expect(seen.refused.length).toBeGreaterThan(0);
    expect(seen.trees.map(({ way }) => way)).toEqual([
      'guarded',
      'bare',
      'innerHTML',
      'innerHTML, again',
      'document.write',
    ]);
  });

  it('runs nothing, asks nothing of another host, and is the tree that was written: every vector in every place', async () => {
    // Every tenth, so each vector in three places: 259 of them are no multiple of ten.
    expect(await attackWith(sampleOf(placedVectors, placedVectors.length / 10))).toEqual([]);
  });

  it('is the tree that was written: tags that are never closed', async () => {
    expect(await attackWith(sampleOf(endless, endless.length / 2))).toEqual([]);
  });

  it('is the tree that was written: entries of WordPress, whole and damaged', async () => {
    const contents = wordpressEntries.map(({ content }) => content ?? '');
    const damaged = contents.flatMap((content, index) =>
      Array.from({ length: depth.damagedEntries }, (_, run) =>
        damage(content, createRandom(run * 7919 + index)),
      ),
    );
    expect(await attackWith([...contents, ...damaged])).toEqual([]);
  });

  it('runs nothing, asks nothing of another host, and is the tree that was written: random pieces', async () => {
    const random = createRandom(20_260_613);
    const inputs = Array.from({ length: depth.attackRuns }, () => randomHtml(random));
    expect(await attackWith(inputs)).toEqual([]);
  });
});

const batch = 500;
