import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openFolderStore } from '../../sync/store/folder/folder-store.ts';
import { sync } from '../../sync/sync.ts';
import { sampleOf } from '../support/depth.ts';
import { hashFiles } from '../support/hash-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { filesOf } from './support/open-bucket.ts';
import { options } from './support/options.ts';
import { startPublisher } from './support/start-publisher.ts';
import { threeBuilds } from './support/three-builds.ts';

/** Writes to the trees: the first, one in a clone, some in the changes of the pages. */
const writes = [1, 20, 80, 100, 120];

it.each(sampleOf(writes, 2))(
  'a publisher to a folder that sleeps at write %i, and wakes when another has published, changes nothing (sync 5)',
  async (write) => {
    const { first, second, third } = await threeBuilds();
    const folder = await temporaryFolder();
    const www = path.join(folder, 'www');
    await sync(await openFolderStore(www), first, options());
    const sleeper = await startPublisher(www, second.folder, {
      WRITES_BELOW: path.join(folder, '.www.deploys', 'trees'),
      STOPPED_AT_WRITE: String(write),
    });
    await expect.poll(() => stateOf(sleeper.processId), { timeout: 60_000 }).toBe('T');
    await sync(await openFolderStore(www), third, options({ waits: true, pollMs: 100 }));
    const live = await readFile(path.join(folder, '.www.deploys/_boardwalk/live.json'), 'utf8');
    sleeper.kill('SIGCONT');
    expect((await sleeper.ended).end).not.toBe(0);
    expect(await hashFiles(`${www}/`)).toEqual(filesOf(third));
    expect(await readFile(path.join(folder, '.www.deploys/_boardwalk/live.json'), 'utf8')).toBe(live);
    await sync(await openFolderStore(www), third, options());
    expect(await hashFiles(`${www}/`)).toEqual(filesOf(third));
  },
);

/** The state of a process as the system names it: "T" for a stopped one. */
async function stateOf(processId: number): Promise<string | undefined> {
  return (await readFile(`/proc/${processId}/stat`, 'utf8')).split(') ')[1]?.[0];
}
