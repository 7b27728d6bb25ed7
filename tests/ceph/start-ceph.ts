import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { AwsClient } from 'aws4fetch';
import { findPort } from '../support/find-port.ts';

export interface Ceph {
  /** The endpoint of the gateway and the keys of its user, as the tests for any store read them. */
  readonly env: Readonly<Record<string, string>>;
  /** Ends the daemons. */
  stop(): Promise<void>;
}

const keys = { accessKeyId: 'AKIAPIER', secretAccessKey: 'secret-of-the-pier' };
const daemonKeys = ['client.admin', 'mgr.x', 'osd.0', 'client.rgw'];

/** Starts a monitor, a manager, an OSD in memory and a gateway in a folder, and makes a user and a bucket. */
export async function startCeph(folder: string): Promise<Ceph> {
  const [port, endpoint] = [await findPort(), `http://127.0.0.1:${await findPort()}`];
  const [id, disk, monitors] = [randomUUID(), randomUUID(), `[v2:127.0.0.1:${port}]`];
  for (const name of ['mon', 'osd', 'mgr']) await mkdir(path.join(folder, name));
  await writeFile(path.join(folder, 'ceph.conf'), configure({ folder, id, monitors, endpoint }));

  const run = async (command: string, ...args: readonly string[]) => {
    await promisify(execFile)(command, args, { cwd: folder });
  };
  const daemons: ChildProcess[] = [];
  const start = (command: string, ...args: readonly string[]) => {
    const all = ['--conf', 'ceph.conf', '--foreground', ...args];
    daemons.push(spawn(command, all, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }));
  };
  const stop = async () => {
    for (const daemon of daemons.toReversed()) await end(daemon);
  };

  try {
    await run(
      'ceph-authtool',
      'keyring',
      '--create-keyring',
      '--gen-key',
      '-n',
      'mon.',
      '--cap',
      'mon',
      'allow *',
    );
    const caps = ['mon', 'osd', 'mgr'].flatMap((name) => ['--cap', name, 'allow *']);
    for (const name of daemonKeys) await run('ceph-authtool', 'keyring', '--gen-key', '-n', name, ...caps);
    await run('monmaptool', '--create', '--addv', 'a', monitors, '--fsid', id, 'monmap');
    await run('ceph-mon', '--conf', 'ceph.conf', '--mkfs', '-i', 'a', '--monmap', 'monmap');
    start('ceph-mon', '-i', 'a');
    await run('ceph', '--conf', 'ceph.conf', 'osd', 'new', disk);
    await run('ceph-osd', '--conf', 'ceph.conf', '-i', '0', '--mkfs', '--osd-uuid', disk);
    start('ceph-osd', '-i', '0');
    start('ceph-mgr', '-i', 'x');
    const user = ['--uid', 'pier', '--display-name', 'Pier'];
    const pair = ['--access-key', keys.accessKeyId, '--secret-key', keys.secretAccessKey];
    await run('radosgw-admin', '--conf', 'ceph.conf', 'user', 'create', ...user, ...pair);
    start('radosgw', '-n', 'client.rgw');
    await makeBucket(`${endpoint}/pier`, daemons);
  } catch (error) {
    await stop();
    throw error;
  }
  const env = { AWS_ACCESS_KEY_ID: keys.accessKeyId, AWS_SECRET_ACCESS_KEY: keys.secretAccessKey };
  return { env: { ...env, BOARDWALK_S3_ENDPOINT: endpoint, BOARDWALK_S3_BUCKET: 'pier' }, stop };
}

/** Asks until the gateway answers. Rejects when a daemon has ended, or a bucket cannot be made. */
async function makeBucket(address: string, daemons: readonly ChildProcess[]): Promise<void> {
  const client = new AwsClient({ ...keys, service: 's3', region: 'us-east-1' });
  for (;;) {
    const answer = await client.fetch(address, { method: 'PUT' }).catch(() => null);
    if (answer?.ok) return;
    if (answer !== null) throw new Error(`Cannot make a bucket: ${answer.status} ${await answer.text()}`);
    const ended = daemons.find(({ exitCode }) => exitCode !== null);
    if (ended) throw new Error(`${ended.spawnfile} has ended with ${ended.exitCode}`);
    await setTimeout(200);
  }
}

interface Layout {
  readonly folder: string;
  readonly id: string;
  readonly monitors: string;
  readonly endpoint: string;
}

function configure({ folder, id, monitors, endpoint }: Layout): string {
  return `[global]
fsid = ${id}
mon host = ${monitors}
mon data = ${folder}/mon
mon data avail warn = 0
mgr data = ${folder}/mgr
osd data = ${folder}/osd
keyring = ${folder}/keyring
run dir = ${folder}
admin socket = ${folder}/$name.asok
log file =
log to stderr = false
osd objectstore = memstore
memstore device bytes = 4294967296
osd crush chooseleaf type = 0
osd pool default size = 1
osd pool default pg num = 8
osd pool default pg autoscale mode = off
mon allow pool size one = true
mon max pg per osd = 1000
rgw frontends = beast endpoint=${new URL(endpoint).host}
`;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
