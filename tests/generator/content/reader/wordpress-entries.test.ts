import { describe, expect, it } from 'vitest';
import { isDeep } from '../../../support/depth.ts';
import { createRandom } from '../../../support/random.ts';
import { missingFrom, seenIn } from '../../../support/seen-in-html.ts';
import {
  readWordpressEntry,
  type WordpressEntry,
  wordpressEntries,
} from '../../../support/wordpress-entries.ts';
import { damage } from './damage.ts';
import { showDocument } from './show-document.tsx';

it.each(wordpressEntries)('knows the ordinary blocks of WordPress in $name', (entry) => {
  const { problems } = readWordpressEntry(entry);
  const unknown = problems.filter(
    ({ check, block }) => check === 'unknownBlock' && /^core\//.test(block ?? ''),
  );
  expect(unknown).toEqual([]);
});

describe('an entry of WordPress', () => {
  it.each(wordpressEntries)('$name has every word and picture of its content, in order', ({ content }) => {
    const { html, losses } = showDocument(content ?? '');
    expect(missingFrom(seenIn(content ?? '').tokens, seenIn(html).tokens)).toEqual([]);
    expect(losses.filter(({ cause }) => cause === 'unknown')).toEqual([]);
  });

  it.each(wordpressEntries)(
    '$name keeps its words and pictures where its html is damaged',
    ({ name, content }) => {
      const text = content ?? '';
      for (let run = 0; run < (isDeep ? 20 : 1); run++) {
        const html = damage(text, createRandom(run * 7919 + name.length * 31 + text.length));
        const { html: page, losses } = showDocument(html);
        const shown = countWords(page);
        const missing = [...countWords(html)].filter(([word, count]) => (shown.get(word) ?? 0) < count);
        const unknown = losses.filter(({ cause }) => cause === 'unknown');
        expect({ html, missing, unknown }).toEqual({ html, missing: [], unknown: [] });
      }
    },
  );

  it.each(wordpressEntries)('$name has no trace of host, clientIds, numbers and scripts', (entry) => {
    const { blocks } = readWordpressEntry(entry);
    // A link that leads to no page is left out when the page is made.
    const read = JSON.stringify(blocks).replace(/\/wp-login\.php[^"]*/g, '');
    expect(read).not.toMatch(/cms\.pier\.example|clientId|6b02e9/i);
    expect(read).not.toMatch(/is-style-[a-z]+--\d|wp-block-gallery-\d|wp-elements-|wp-container-/);
    expect(htmlOf(blocks)).not.toMatch(/<script|href="javascript:|<[^>]*\son[a-z]+=|srcset/);
  });

  it.each(wordpressEntries)('$name shows nothing of the person who is logged in', (entry) => {
    expect(JSON.stringify(readWordpressEntry(entry).blocks)).not.toMatch(
      /_wpnonce|Logged in as|>Log (in|out)<|Leave a Reply/,
    );
  });

  it.each(wordpressEntries)('$name is the same when WordPress has counted further', (entry) => {
    expect(readWordpressEntry(countedFurther(entry)).blocks).toEqual(readWordpressEntry(entry).blocks);
  });
});

/** The answer as the next request would get it: every number that is counted is another. */
function countedFurther(entry: WordpressEntry): WordpressEntry {
  const shifted = JSON.stringify(entry).replace(
    /(accordion-item-|is-style-[a-z]+--|wp-elements-|wp-block-(?:archives|categories|search__input)-|modal-|gallery-|(?:audio|video)-\d+-)(\d+)/g,
    (_, name: string, number: string) => `${name}${Number(number) + 41}`,
  );
  return JSON.parse(shifted.replaceAll('id=\\"today\\"', ''));
}

/** All html in normalised blocks. */
function htmlOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(htmlOf).join('\n');
  if (typeof value !== 'object' || value === null) return '';
  const parts: unknown = Reflect.get(value, 'parts');
  return Array.isArray(parts) ? parts.join('{}') : htmlOf(Object.values(value));
}

/** Counts the words and pictures of html in any order: damaged html has no order that is right. */
function countWords(html: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const token of seenIn(html).tokens) {
    for (const word of token.startsWith('picture:') ? [token] : token.split(/[^\p{L}\p{N}]+/u)) {
      if (word !== '' && !/^https?$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}
