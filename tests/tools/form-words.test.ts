import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formWords, makeFormWords } from '../../tools/form-words.ts';
import { projectRoot } from '../support/project-root.ts';

describe("the plugin's words of forms", () => {
  it('are those of the table of words: otherwise run `npm run form-words`', async () => {
    expect(await readFile(path.join(projectRoot, formWords), 'utf8')).toBe(makeFormWords());
  });
});
