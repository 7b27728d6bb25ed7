import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { demoNow } from '../demo/clock.ts';
import { createBrightonWest } from '../examples/brighton-west/content/store.ts';
import { openDemoWithKind } from './example/open-demo-with-kind.ts';

const example = 'examples/brighton-west';
const settings = ['--config', `${example}/site.config.ts`];

/** Builds the second pier over its own content, and serves it until it is interrupted. */
export async function main(root: string): Promise<void> {
  const kind = path.join(root, example, 'kinds', 'cruise.ts');
  const cms = await openDemoWithKind({ root, kind, store: createBrightonWest() });
  await boardwalk(root, ['generate', ...settings, '--endpoint', cms.url, '--now', demoNow]);
  await cms.close();
  await boardwalk(root, ['serve', ...settings]);
}

async function boardwalk(root: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [path.join(root, 'bin', 'boardwalk.mjs'), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  const [exitCode] = await once(child, 'exit');
  if (exitCode !== 0) throw new Error(`boardwalk ${args[0]} ended with code ${exitCode}`);
}
