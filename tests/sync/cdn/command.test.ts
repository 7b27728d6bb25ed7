import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRunning } from '../../../generator/publish/lock-holder.ts';
import { commandCdn } from '../../../sync/cdn/command.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { until } from '../../support/until.ts';

async function writingCommand() {
  const file = path.join(await temporaryFolder(), 'told.txt');
  const read = () => readFile(file, 'utf8');
  return { read, cdn: commandCdn(`(echo "deploy $SYNC_DEPLOY"; cat) > '${file}'`) };
}

describe('a command as CDN', () => {
  it('is given the addresses as lines, and the deploy', async () => {
    const { cdn, read } = await writingCommand();
    await cdn.invalidate(['/', '/a%20b/'], '000002-3f1c09a4b2d7');
    expect(await read()).toBe('deploy 000002-3f1c09a4b2d7\n/\n/a%20b/\n');
  });

  it('that fails is an error with its exit code or signal, and without its text', async () => {
    const failed = commandCdn('cat > /dev/null; TOKEN=very-secret exit 3').invalidate(['/'], 'a');
    await expect(failed).rejects.toThrow(/^the command of the setting sync\.invalidate ended with 3$/);
    await expect(commandCdn('kill -TERM $$').invalidate(['/'], 'a')).rejects.toThrow('ended with SIGTERM');
  });

  it('may end well without reading all of its input', async () => {
    const addresses = Array.from({ length: 50_000 }, (_, index) => `/${index}/`);
    await commandCdn('exit 0').invalidate(addresses, 'a');
    await expect(commandCdn('exit 3').invalidate(addresses, 'a')).rejects.toThrow('ended with 3');
  });

  it('that never ends is ended after its limit, and the error says what was awaited', async () => {
    const file = path.join(await temporaryFolder(), 'id');
    await writeFile(file, '');
    const hangs = commandCdn(`echo $$ > '${file}'; exec sleep 1000`, 500).invalidate(['/'], 'a');
    await expect(hangs).rejects.toThrow(
      'Waited 0.5 s for the command of the setting sync.invalidate: nothing has moved',
    );
    // Empty when it was ended before it could begin.
    const id = Number(await readFile(file, 'utf8'));
    await until(() => id === 0 || !isRunning(id));
  });
});
