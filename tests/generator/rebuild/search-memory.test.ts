import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { SearchRecord } from '../../../generator/files/search/search-record.ts';
import { openSearchMemory } from '../../../generator/rebuild/search-memory.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const row = { kind: 'post', title: 'A', href: '/a/', facts: '', picture: '' } as const;
const recordOf = (version: string): SearchRecord => ({
  id: 1,
  version,
  words: 'quay 1',
  extract: '',
  sections: [],
  row,
});

it('records are those of kept pages only in the build that has left both', async () => {
  const file = path.join(await temporaryFolder(), 'search.log');
  const open = (build: string) => openSearchMemory({ file, code: 'x', build, warn: () => undefined });
  const first = open('none');
  for (const name of ['/a/', '/b/', '/c/']) first.now.add(name, recordOf('old'));
  first.save('first');
  const whole = await readFile(file);
  const second = open('first');
  expect(second.kept.get('/a/')).toEqual(recordOf('old'));
  second.now.add('/a/', recordOf('new'));
  for (const name of ['/b/', '/c/']) second.now.add(name, recordOf('old'));
  second.save('second');
  expect(open('second').kept.get('/a/')).toEqual(recordOf('new'));
  // What the second build has added is lost: its pages are remembered all the same.
  await writeFile(file, whole);
  const third = open('second');
  expect([third.kept.get('/a/'), third.before.get('/a/')]).toEqual([undefined, recordOf('old')]);
});
