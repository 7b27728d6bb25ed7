import { expect, it } from 'vitest';
import { addGeneratedContent } from '../../../demo/large-site/add-generated-content.ts';
import { createStore } from '../../../demo/store.ts';
import type { Content } from '../../../generator/content/content.ts';
import { kinds } from '../../../generator/content/kinds/descriptions.ts';
import { furtherEntries } from '../../../tools/bench/further-entries.ts';
import { multiplyAnswers } from '../../../tools/bench/multiply-answers.ts';
import { crawlDemo, startDemo } from '../../generator/crawl-demo.ts';

/** A demo with entries of all kinds, and with further ones that it does not have. */
async function startWith(count: number) {
  const store = createStore();
  addGeneratedContent(store, 'mixed', 100);
  const further = furtherEntries(store, 'mixed', count);
  return { ...(await startDemo({ store, hooks: count === 0 ? [] : [multiplyAnswers(further)] })), further };
}

const fetchedAt = '2026-07-01T00:00:00.000Z';

function allIds({ entries }: Content): readonly number[] {
  return kinds.flatMap((kind) => entries[kind].map(({ id }) => id));
}

it('a CMS answers as if it had further entries, over several pages of a list', async () => {
  const { content: without } = await crawlDemo((await startWith(0)).url);
  const { url, further } = await startWith(300);
  expect(further.counts.post).toBeGreaterThan(200);
  const { content, saved, warnings } = await crawlDemo(url, { fetchedAt });
  expect(warnings).toEqual([]);
  const own = new Set(allIds(without));
  const ids = allIds(content);
  expect(new Set(ids).size).toBe(own.size + 300);
  const post = content.entries.post.filter(({ id }) => !own.has(id));
  expect(post).toHaveLength(further.counts.post);
  for (const entry of post) {
    const { number, like } = further.find(entry.id) ?? {};
    const model = without.entries.post.find(({ id }) => id === like?.id);
    expect({ ...entry, seo: model?.seo }).toMatchObject({
      slug: `${like?.slug}-${Number(number) + 1}`,
      uri: `/news/${entry.slug}/`,
      title: `${model?.title}, ${Number(number) + 1}`,
      fields: model?.fields,
    });
    expect(entry.blocks.words).toBeGreaterThan(20);
    expect(entry.blocks.words).toBeLessThan(400);
  }
  const pictures = post.flatMap(({ imageId }) => imageId ?? []);
  expect(new Set(pictures).size).toBe(pictures.length);
  expect(content.media.map(({ id }) => id)).toEqual(expect.arrayContaining(pictures));

  // Lists are asked for together, and each page begins where the last one ended.
  const again = await crawlDemo(url, { saved, fetchedAt });
  expect(again.operations).toContain('IndexPages');
  expect(again.askedFor).toEqual([]);
  expect(JSON.stringify(again.content)).toBe(JSON.stringify(content));
});
