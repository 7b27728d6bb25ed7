import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { readHostedSite } from '../../bin/commands/host/read-hosted-site.ts';
import { hosts } from '../../hosts/index.ts';
import { findPort } from '../support/find-port.ts';
import { writeFiles } from '../support/make-project.ts';
import { type StartedServer, startServer } from './start-server.ts';

export interface HostedFolder {
  readonly dir: string;
  /** A folder for the configuration. */
  readonly root: string;
}

/** Serves a site by nginx, with the rules of `boardwalk host nginx`. */
export async function startNginx({ dir, root }: HostedFolder): Promise<StartedServer> {
  const port = await findPort();
  const { files } = hosts.nginx({ ...(await readHostedSite(dir)), root: dir });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const isRoot = process.getuid?.() === 0;
  await writeFiles(root, {
    'boardwalk.conf': files[0]?.contents ?? '',
    'nginx.conf': [
      ...(isRoot ? ['user root;'] : []),
      `daemon off; worker_processes 1; pid ${root}/nginx.pid; error_log stderr;`,
      'events { worker_connections 64; }',
      'http {',
      '  access_log off;',
      ...temporary.map((name) => `  ${name}_temp_path ${root}/${name};`),
      `  server { listen 127.0.0.1:${port}; include ${root}/boardwalk.conf; }`,
      '}',
    ].join('\n'),
  });
  return startServer('nginx', ['-p', root, '-e', 'stderr', '-c', path.join(root, 'nginx.conf')], { port });
}

/** Serves a site by Caddy, with the rules of `boardwalk host caddy`. */
export async function startCaddy({ dir, root }: HostedFolder): Promise<StartedServer> {
  const port = await findPort();
  const { files } = hosts.caddy({ ...(await readHostedSite(dir)), root: dir });
  const home = path.join(root, 'home');
  await mkdir(home);
  await writeFiles(root, {
    'boardwalk.caddy': files[0]?.contents ?? '',
    Caddyfile: `{\n\tadmin off\n\tauto_https off\n}\nhttp://127.0.0.1:${port} {\n\timport ${root}/boardwalk.caddy\n}\n`,
  });
  const args = ['run', '--adapter', 'caddyfile', '--config', path.join(root, 'Caddyfile')];
  const env = { HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  return startServer('caddy', args, { port, env });
}
