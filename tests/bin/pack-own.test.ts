import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { packOwn } from '../../bin/commands/init/pack-own.ts';
import { writeFiles } from '../support/make-project.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

it('a Boardwalk that npm installed hands on the file that it came from, and is packed where that is gone or another one', async () => {
  const site = await temporaryFolder();
  const bytes = 'the package';
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  const installed = { 'node_modules/boardwalk': { resolved: 'file:../boardwalk-0.0.9.tgz', integrity } };
  await writeFiles(site, {
    'boardwalk-0.0.9.tgz': bytes,
    'my-pier/node_modules/.package-lock.json': JSON.stringify({ packages: installed }),
    'my-pier/node_modules/boardwalk/package.json': '{ "name": "boardwalk", "version": "0.0.9" }',
  });
  const root = path.join(site, 'my-pier/node_modules/boardwalk');
  const { packed, bytes: found } = await packOwn(root);
  expect([packed, String(found)]).toEqual(['boardwalk-0.0.9.tgz', bytes]);

  // Gzip starts with these bytes.
  const isPacked = async () => Buffer.from((await packOwn(root)).bytes).readUInt16BE() === 0x1f8b;
  await writeFile(path.join(site, 'boardwalk-0.0.9.tgz'), 'a newer package');
  expect(await isPacked()).toBe(true);
  await rm(path.join(site, 'boardwalk-0.0.9.tgz'));
  expect(await isPacked()).toBe(true);
  await rm(path.join(site, 'my-pier/node_modules/.package-lock.json'));
  expect(await isPacked()).toBe(true);
});
