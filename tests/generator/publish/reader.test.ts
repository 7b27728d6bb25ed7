import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { publish } from '../../support/publish.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** Reads one file as fast as it can until its input ends, and says what it saw. */
const readerCode = `
  import { readFileSync } from 'node:fs';
  let isDone = false;
  process.stdin.resume().on('end', () => { isDone = true; });
  const seen = { whole: 0, absent: 0, torn: 0 };
  const isWhole = (text) => text.length === 100_000 && text === text[0].repeat(100_000);
  const look = () => {
    for (let count = 0; count < 20; count += 1) {
      try {
        seen[isWhole(readFileSync(process.argv[1], 'utf8')) ? 'whole' : 'torn'] += 1;
      } catch (error) {
        if (error.code !== 'ENOENT') throw error;
        seen.absent += 1;
      }
    }
    if (isDone) process.stdout.write(JSON.stringify(seen));
    else setImmediate(look);
  };
  process.stdout.write('.');
  look();
`;

describe('a reader of the published site', () => {
  it('finds whole files only, while new sites take its place (faults 105)', async () => {
    const root = await realpath(await temporaryFolder());
    const outDir = path.join(root, 'dist');
    const publishText = (letter: string) =>
      publish({
        files: [{ path: 'index.html', class: 'page', contents: letter.repeat(100_000) }],
        outDir,
        root,
      });
    await publishText('a');
    const reader = spawn(process.execPath, [
      '--input-type=module',
      '--eval',
      readerCode,
      path.join(outDir, 'index.html'),
    ]);
    onTestFinished(() => void reader.kill('SIGKILL'));
    await once(reader.stdout, 'readable');
    for (let count = 0; count < 50; count += 1) await publishText(count % 2 === 0 ? 'b' : 'a');
    reader.stdin.end();
    const seen: { whole: number; absent: number; torn: number } = JSON.parse(
      (await text(reader.stdout)).slice(1),
    );
    expect(seen.torn).toBe(0);
    expect(seen.whole).toBeGreaterThan(seen.absent);
  });
});
