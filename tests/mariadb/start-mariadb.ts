import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { coreFolder } from '../wordpress/server/packages.ts';

export interface Mariadb {
  /** What `startWordpress` finds in the environment: its sites have databases here, and the PHP of this machine. */
  readonly env: Readonly<Record<'BOARDWALK_MARIADB' | 'BOARDWALK_CORE', string>>;
  /** Asks as root. Resolves with the rows of the answer, their columns between tabs. */
  ask(query: string): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** Starts a MariaDB with its own settings in a folder, and copies WordPress beside it. */
export async function startMariadb(folder: string): Promise<Mariadb> {
  const [data, socket, core] = ['data', 'socket', 'core'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  const run = promisify(execFile);
  await cp(coreFolder(), core, { recursive: true });
  await run('mariadb-install-db', [
    '--no-defaults',
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ]);
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  const server = spawn(
    'mariadbd',
    [
      '--no-defaults',
      ...user,
      `--datadir=${data}`,
      `--socket=${socket}`,
      '--skip-networking',
      '--userstat=1',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const complaints: string[] = [];
  server.stderr.on('data', (text) => complaints.push(String(text)));
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill('SIGKILL');
    await exited;
  };
  const ask: Mariadb['ask'] = async (query) => {
    const { stdout } = await run('mariadb', [
      '--no-defaults',
      `--socket=${socket}`,
      '--user=root',
      '-N',
      '-B',
      '-e',
      query,
    ]);
    return stdout.split('\n').filter((line) => line !== '');
  };
  while (!(await ask('SELECT 1').catch(() => null))) {
    if (server.exitCode !== null) throw new Error(`MariaDB has ended: ${complaints.join('')}`);
    await setTimeout(100);
  }
  await ask('CREATE USER wordpress@localhost; GRANT ALL ON *.* TO wordpress@localhost;');
  return { env: { BOARDWALK_MARIADB: socket, BOARDWALK_CORE: core }, ask, stop };
}
