import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { exitCodes } from '../../bin/exit-codes.ts';
import { checksSchema } from '../../config/checks.ts';
import { measures } from '../../generator/publish/measures.ts';
import { readDocument, rowsOf } from '../support/documents.ts';
import { projectRoot } from '../support/project-root.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';

const page = await readDocument('docs/operators.md');
const firstCells = (heading: string) => rowsOf(page, heading).map(([first = '']) => first);

describe('the page for operators', () => {
  it('names every flag of generate, and no other', async () => {
    const { stdout } = await runBoardwalk(['generate', '--help']);
    const named = firstCells('## A build').flatMap((cell) => cell.match(/--[a-z-]+/g) ?? []);
    const flags = [...stdout.matchAll(/^ +(?:-\w, )?(--[a-z-]+)/gm)].map(([, flag]) => flag);
    expect(named.sort()).toEqual(flags.filter((flag) => flag !== '--help' && flag !== '--version').sort());
  });

  it('names every exit code with its meaning', () => {
    const codes = firstCells('## Exit codes').flatMap((cell) => cell.match(/\d+/g) ?? []);
    expect(codes.map(Number)).toEqual(Object.values(exitCodes));
  });

  it('tells what every exit code means for crawl, work and report merge', async () => {
    const scale = await readDocument('docs/several-machines.md');
    const [head = [], ...rows] = rowsOf(scale, '### Exit codes of crawl, work and report merge');
    expect(head).toEqual(['Exit code', 'crawl', 'work', 'report merge']);
    expect(rows.flatMap(([codes = '']) => codes.split(', ').map(Number))).toEqual(Object.values(exitCodes));
    for (const row of rows) expect(row, row[0]).toHaveLength(head.length);
  });

  it('names every variable of the environment that the command line reads', async () => {
    const read = new Set<string>();
    for (const folder of ['bin', 'config', 'generator', 'sync', 'hosts'])
      for (const name of await readdir(path.join(projectRoot, folder), { recursive: true }))
        if (name.endsWith('.ts'))
          for (const [variable] of (await readFile(path.join(projectRoot, folder, name), 'utf8')).matchAll(
            /\bBOARDWALK_[A-Z_]+\b/g,
          ))
            read.add(variable);
    const named = firstCells('## Environment variables').filter((cell) => cell.startsWith('BOARDWALK_'));
    expect(named.sort()).toEqual([...read].sort());
  });

  it('names every check with its default, and every measure of loss', () => {
    const defaults = rowsOf(page, '## Checks before publishing')
      .slice(1)
      .flatMap(([names = '', , value = '']) => names.split(', ').map((name) => [name, value]));
    expect(Object.fromEntries(defaults)).toEqual(checksSchema.parse(undefined));
    for (const measure of Object.keys(measures)) expect(page).toContain(`\`${measure}\``);
  });
});
