import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources, rowsCitedIn } from '../support/citations.ts';
import { fragmentsOf, readDocument, rowsOf } from '../support/documents.ts';
import { projectRoot } from '../support/project-root.ts';

// They hold examples of what is looked for; the recordings of one suite are beside the repository.
const own = ['tests/docs/citations.test.ts', 'tests/recorded/vitest.config.ts', 'tests/support/citations.ts'];
const sources = (await readSources()).filter(({ name }) => !own.includes(name));

/** The numbers of the rows of a page, in order. */
const rowsOfPage = async (name: string) =>
  rowsOf(await readDocument(`docs/${name}.md`))
    .map(([first]) => Number(first))
    .filter((number) => number > 0);

describe('comments and test titles', () => {
  it('cite documents and headings that are there', async () => {
    const files = await readdir(path.join(projectRoot, 'docs'), { recursive: true });
    const broken: string[] = [];
    for (const { name, text } of sources)
      for (const [cited, file = '', fragment] of text.matchAll(
        /\bdocs\/(decisions\/\d+|[a-z][\w/-]*\.md)\b(?:#([\w-]+))?/g,
      )) {
        // A decision may be cited by its number.
        const page = files.find((one) => one === file || one.startsWith(`${file}-`));
        const isHeading =
          fragment === undefined ||
          (page !== undefined && fragmentsOf(await readDocument(`docs/${page}`)).includes(fragment));
        if (page === undefined || !isHeading) broken.push(`${name}: ${cited}`);
      }
    expect(broken).toEqual([]);
  });

  it.each(['behaviours', 'faults', 'sync'])('cite rows of docs/%s.md that are there', async (page) => {
    const numbers = await rowsOfPage(page);
    const rows = new Set(numbers);
    expect(rows.size, `two rows of ${page} have one number`).toBe(numbers.length);
    const broken = sources.flatMap(({ name, text }) =>
      rowsCitedIn(text)
        .filter((citation) => citation.page === page)
        .flatMap((citation) => citation.rows.filter((row) => !rows.has(row)).map((row) => `${name}: ${row}`)),
    );
    expect(broken).toEqual([]);
  });

  it.each(['behaviours', 'faults', 'sync'])('hold every row of docs/%s.md by a test', async (page) => {
    const held = new Set(
      sources
        .filter(({ name }) => name.startsWith('tests/'))
        .flatMap(({ text }) => rowsCitedIn(text).filter((citation) => citation.page === page))
        .flatMap(({ rows }) => rows),
    );
    expect((await rowsOfPage(page)).filter((row) => !held.has(row))).toEqual([]);
  });

  it('cite no document that is not in the repository', () => {
    const foreign =
      /\b(SPEC|DESIGN|FACTS|STYLE)\b(?![_'"])|(?<!docs\/)\b(behaviours|faults|findings|house|review|wordpress)\.md\b|\.\.\/shared\//;
    const found = sources.flatMap(({ name, text }) =>
      text
        .split('\n')
        .filter((line) => foreign.test(line))
        .map((line) => `${name}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  it('begin with what happens, and name the row after it', () => {
    const title =
      /\b(?:it|describe|test)(?:\.each\([^\n]*\))?\(\s*['"`](?:faults |behaviours |sync )?\d+[ ,:]/g;
    const found = sources.flatMap(({ name, text }) =>
      [...text.matchAll(title)].map(([match]) => `${name}: ${match}`),
    );
    expect(found).toEqual([]);
  });
});
