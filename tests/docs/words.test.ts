import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources } from '../support/citations.ts';
import { projectRoot } from '../support/project-root.ts';
import { avoidedBeginnings, avoidedWords, otherSenses } from './word-list.ts';

const own = ['tests/docs/word-list.ts', 'tests/docs/words.test.ts'];
// The texts of the demo's content are those of a pier's editors.
const sources = (await readSources()).filter(
  ({ name }) => !own.includes(name) && !name.startsWith('demo/content/'),
);
const documents = await Promise.all(
  [
    'README.md',
    'CONTRIBUTING.md',
    ...(await readdir(path.join(projectRoot, 'docs'), { recursive: true }))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
  ].map(async (name) => ({
    name,
    text: await readFile(path.join(projectRoot, name), 'utf8'),
  })),
);

/** Lists the lines that match a pattern, with their places. */
function linesWith(
  found: RegExp,
  files: readonly { readonly name: string; readonly text: string }[],
): string[] {
  return files.flatMap(({ name, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        found.test(otherSenses.reduce((rest, sense) => rest.replace(sense, ''), line))
          ? [`${name}:${index + 1}: ${line.trim()}`]
          : [],
      ),
  );
}

describe('the words of the repository', () => {
  it.each(avoidedWords)('say "$use" instead of $found', ({ found }) => {
    expect(linesWith(found, [...sources, ...documents])).toEqual([]);
  });

  it('begin docstrings with a verb or a noun phrase', () => {
    const begun = sources.map(({ name, text }) => ({
      name,
      // The first line of a longer docstring is below its opening.
      text: text.replaceAll(/\/\*\*\n\s*\* /g, '\n/** '),
    }));
    expect(linesWith(avoidedBeginnings, begun)).toEqual([]);
  });

  it('give hints as whole sentences, and begin messages with a capital', () => {
    const product = sources.filter(({ name }) => /^(bin|generator)\//.test(name));
    expect(linesWith(/\bhint: ?'(?![A-Z].*\.',?)/, product)).toEqual([]);
    expect(linesWith(/\bmessage: ?['`][a-z]/, product)).toEqual([]);
  });
});
