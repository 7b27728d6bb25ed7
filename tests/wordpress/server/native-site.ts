import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { request as ask } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findPort } from '../../support/find-port.ts';
import type { PhpAnswer, PhpRequest } from './packages.ts';
import type { PhpSite, PhpSiteOptions } from './php-site.ts';
import { siteConfig } from './site-files.ts';

/** Where to find a MariaDB and a copy of WordPress. */
export interface NativeServer {
  /** The socket of MariaDB. */
  readonly socket: string;
  /** The folder of WordPress: its `wp-config.php` is written here. */
  readonly core: string;
}

/** Reads from the environment if sites have a MariaDB: `npm run test:wordpress:mariadb` sets it. */
export function nativeServer(): NativeServer | undefined {
  const { BOARDWALK_MARIADB: socket, BOARDWALK_CORE: core } = process.env;
  return socket !== undefined && core !== undefined ? { socket, core } : undefined;
}

/** Starts the PHP of this machine for a site whose database is in MariaDB. A folder that was copied gets a copy of its database. */
export async function startNativeSite(
  { url, content, plugins }: PhpSiteOptions,
  { socket, core }: NativeServer,
): Promise<PhpSite> {
  const database = await openDatabase(content, socket);
  const config = path.join(content, 'site-config.php');
  await writeFile(config, siteConfig(url, { folder: core, socket, database, content }));
  await writeFile(path.join(core, 'wp-config.php'), "<?php\nrequire getenv( 'BOARDWALK_SITE' );\n");
  await writeFile(path.join(core, 'router.php'), router);
  await rm(path.join(content, 'db.php'), { force: true });
  await link(path.join(core, 'wp-content/themes'), path.join(content, 'themes'));
  for (const [name, folder] of Object.entries(plugins))
    await link(folder, path.join(content, 'plugins', name));

  const env = { ...process.env, BOARDWALK_SITE: config, BOARDWALK_CONTENT: content };
  const settings = ['-d', 'memory_limit=256M', '-d', 'opcache.enable_cli=1', '-d', 'display_errors=0'];
  const port = await findPort();
  const server = spawn(
    'php',
    [...settings, '-S', `127.0.0.1:${port}`, '-t', core, path.join(core, 'router.php')],
    {
      env,
      stdio: 'ignore',
    },
  );
  while (!(await fetch(`http://127.0.0.1:${port}/license.txt`).catch(() => null))) {
    if (server.exitCode !== null) throw new Error(`PHP has ended with ${server.exitCode}`);
    await setTimeout(50);
  }
  return {
    folder: core,
    php: {
      run: ({ code }) => runCode(spawn('php', settings, { env, cwd: core }), code),
      exit: () => server.kill(),
    },
    handler: { request: (request) => forward(port, request) },
  };
}

async function link(target: string, at: string): Promise<void> {
  await rm(at, { recursive: true, force: true });
  await symlink(target, at);
}

/** Makes the database of a site: its own one, a copy of that of the site it was copied from, or an empty one. Returns its name. */
async function openDatabase(content: string, socket: string): Promise<string> {
  const file = path.join(content, 'database.json');
  const known = await readFile(file, 'utf8').then(JSON.parse, () => null);
  if (known?.content === content) return known.name;
  const name = `site_${randomBytes(6).toString('hex')}`;
  const client = `--no-defaults --socket=${socket} --user=root`;
  const copy = known === null ? '' : `mariadb-dump ${client} ${known.name} | mariadb ${client} ${name}`;
  const script = `set -e -o pipefail\nmariadb ${client} -e 'CREATE DATABASE ${name}'\n${copy}`;
  await promisify(execFile)('bash', ['-c', script]);
  await writeFile(file, JSON.stringify({ name, content }));
  return name;
}

async function runCode(php: ChildProcess, code: string): Promise<PhpAnswer> {
  const { stdin, stdout, stderr } = php;
  if (!stdin || !stdout || !stderr) throw new Error('PHP has no streams');
  stdin.end(code);
  const [bytes, errors, [exitCode]] = await Promise.all([buffer(stdout), buffer(stderr), once(php, 'exit')]);
  return {
    httpStatusCode: 200,
    headers: {},
    bytes,
    text: bytes.toString(),
    errors: errors.toString(),
    exitCode: exitCode ?? 1,
  };
}

/** Passes a request on, with the host that the site has. */
async function forward(port: number, { url, method, headers, body }: PhpRequest): Promise<PhpAnswer> {
  const sent = ask({
    host: '127.0.0.1',
    port,
    path: url,
    method,
    headers: { ...headers, connection: 'close' },
  });
  sent.end(body);
  const [answer] = await once(sent, 'response');
  const bytes = await buffer(answer);
  const values = Object.entries<string[]>(answer.headersDistinct).filter(
    ([name]) => !['connection', 'transfer-encoding', 'host', 'date'].includes(name),
  );
  return {
    httpStatusCode: answer.statusCode,
    headers: Object.fromEntries(values),
    bytes,
    text: bytes.toString(),
    errors: '',
    exitCode: 0,
  };
}

/** Answers as a web server with a rule for the addresses of WordPress, and with `wp-content` in a folder of its own. */
const router = `<?php
$harbour = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
if ( 0 === strpos( $harbour, '/wp-content/' ) && is_file( getenv( 'BOARDWALK_CONTENT' ) . substr( $harbour, 11 ) ) ) {
	$harbour = getenv( 'BOARDWALK_CONTENT' ) . substr( $harbour, 11 );
	if ( '.php' === substr( $harbour, -4 ) ) {
		require $harbour;
	} else {
		readfile( $harbour );
	}
	return true;
}
if ( '/' !== $harbour && ( is_file( __DIR__ . $harbour ) || is_file( __DIR__ . rtrim( $harbour, '/' ) . '/index.php' ) ) ) {
	return false;
}
$_SERVER['SCRIPT_NAME'] = '/index.php';
$_SERVER['PHP_SELF']    = '/index.php';
require __DIR__ . '/index.php';
`;
