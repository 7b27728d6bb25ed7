import type { IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readPointer } from '../../../sync/live-site.ts';
import { sync } from '../../../sync/sync.ts';
import { openAnyStore } from '../../support/s3-store/any-store.ts';
import { until } from '../../support/until.ts';
import { filesOf } from '../support/open-bucket.ts';
import { options } from '../support/options.ts';
import { siteAt } from '../support/site-at.ts';
import { startPublisher } from '../support/start-publisher.ts';
import { threeBuilds } from '../support/three-builds.ts';

const awakeWrites = 5;
/** No request for as long: all that have begun wait in the store. */
const stillMs = 300;

it('changes nothing when it wakes and another has published, and the next sync looks (sync 5)', async () => {
  const { first, second, third } = await threeBuilds();
  const { gate, address, open, env } = await openAnyStore();
  await sync(open(), first, options());
  let wake = (): void => undefined;
  const woken = new Promise<void>((resolve) => {
    wake = resolve;
  });
  let switched = 0;
  const written: (string | undefined)[] = [];
  gate.rule((_, write) => {
    written.push(write.url);
    switched += isSwitch(write) ? 1 : 0;
    // The rest of the pages waits in the queue of the publisher.
    return switched > awakeWrites ? woken : 'pass';
  });
  const sleeper = await startPublisher(address, second.folder, env);
  await until(() => switched > awakeWrites);
  // One whose connection is still being opened would be sent when it wakes.
  for (let seen = 0; seen < switched; await setTimeout(stillMs)) seen = switched;
  sleeper.kill('SIGSTOP');

  await sync(open(), third, options({ waits: true, pollMs: 100 }));
  expect(await siteAt(open())).toEqual(filesOf(third));
  const before = written.length;
  wake();
  sleeper.kill('SIGCONT');
  const { end, stderr } = await sleeper.ended;
  expect(end, stderr).toBe(9);
  expect(stderr).toContain('another run has taken it');
  expect(written.slice(before).filter((url) => !url?.endsWith('/lock.json'))).toEqual([]);
  expect(await siteAt(open())).toEqual(filesOf(third));

  // What the sleeper had asked for may still have come.
  expect((await readPointer(open(), {})).live?.attempt).toMatch(/^000002-/);
  await sync(open(), third, options());
  expect(await siteAt(open())).toEqual(filesOf(third));
  expect(await sync(open(), third, options())).toMatchObject({ outcome: 'current' });
});

function isSwitch({ headers }: IncomingMessage): boolean {
  return String(headers['x-amz-copy-source']).includes('/_boardwalk/bodies/');
}
