import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fragmentsOf, listDocuments, readDocument } from '../support/documents.ts';
import { projectRoot } from '../support/project-root.ts';

it('every link of a document leads to a file of the project and to a heading of it', async () => {
  const broken: string[] = [];
  for (const page of await listDocuments()) {
    const text = await readDocument(page);
    for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^[a-z]+:/.test(target)) continue;
      const [name = '', fragment] = target.split('#');
      const file = name === '' ? page : path.join(path.dirname(page), name);
      const isThere = existsSync(path.join(projectRoot, file));
      const isHeading =
        fragment === undefined || (isThere && fragmentsOf(await readDocument(file)).includes(fragment));
      if (!isThere || !isHeading) broken.push(`${page}: ${target}`);
    }
  }
  expect(broken).toEqual([]);
});
