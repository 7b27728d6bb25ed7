import { describe, expect, it } from 'vitest';
import { isDeep } from '../../../support/depth.ts';
import { createRandom } from '../../../support/random.ts';
import { wordpressEntries } from '../../../support/wordpress-entries.ts';
import { damage } from './damage.ts';
import { showDocument } from './show-document.tsx';
import { wordsOfTree } from './words-of-tree.ts';

const runs = isDeep ? 20 : 1;
describe('damaged html of WordPress', () => {
  it.each(wordpressEntries)('$name keeps its words and pictures', ({ name, content }) => {
    for (let run = 0; run < runs; run++) {
      const html = damage(
        content ?? '',
        createRandom(run * 7919 + name.length * 31 + (content ?? '').length),
      );
      const { html: page, losses } = showDocument(html);
      const wanted = wordsOfTree(html);
      const shown = wordsOfTree(page);
      const missing = [...wanted]
        .filter(([word, count]) => (shown.get(word) ?? 0) < count)
        .map(([word]) => word);
      expect({ html, missing, unknown: losses.filter(({ cause }) => cause === 'unknown') }).toEqual({
        html,
        missing: [],
        unknown: [],
      });
    }
  });
});
