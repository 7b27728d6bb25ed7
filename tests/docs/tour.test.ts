import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { scenes } from '../../tools/tour/scenes.ts';
import { readDocument } from '../support/documents.ts';
import { projectRoot } from '../support/project-root.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';

const names = scenes.flatMap(({ name, moment }) => (moment ? [moment.name, name] : [name]));

it('shows every picture of the tour, and no other', async () => {
  const page = await readDocument('docs/tour/README.md');
  const shown = [...page.matchAll(/\((\S+)\.svg\)/g)].map(([, name]) => name);
  expect(shown).toEqual(names);
  const files = (await readdir(path.join(projectRoot, 'docs/tour'))).filter((file) => file.endsWith('.svg'));
  expect(files.sort()).toEqual(names.map((name) => `${name}.svg`).sort());
});

it('shows the answer to a wrong flag as it is today', async () => {
  const picture = await readDocument('docs/tour/wrong-flag.svg');
  const { stderr } = await runBoardwalk(['generate', '--output', 'public']);
  for (const line of stderr.trim().split('\n'))
    expect(picture).toContain(line.replace(/^[✖ ]+/, '').replaceAll('&', '&amp;'));
});
