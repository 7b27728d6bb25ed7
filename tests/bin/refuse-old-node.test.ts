import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../support/project-root.ts';

it.each(['18.20.8', '20.19.4', '21.9.0', '22.15.1', '23.11.0'])(
  'Node %s is refused in one message, with those that fit',
  (version) => {
    expect(startOn(version)).toMatchObject({
      stderr: `✖ Boardwalk runs on Node 20.19.5, 22.16.0, 24.0.0 or newer of each, and this is Node ${version}\n  → Install one of these, then run the command again.\n`,
      stdout: '',
      status: 2,
    });
  },
);

// The last one is newer than all that we know.
it.each(['20.19.5', '20.20.0', '22.16.0', '24.0.0', '26.1.0'])('Node %s is taken', (version) => {
  expect(startOn(version)).toMatchObject({ stderr: '', status: 0 });
});

/** Starts the command line on this Node under another version. */
function startOn(version: string) {
  const named = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`;
  const command = path.join(projectRoot, 'bin', 'boardwalk.mjs');
  const args = ['--import', `data:text/javascript,${encodeURIComponent(named)}`, command, '--help'];
  return spawnSync(process.execPath, args, { encoding: 'utf8' });
}
