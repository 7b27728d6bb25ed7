import { exitCodes } from '../exit-codes.ts';
import { readConfig } from '../read-config.ts';
import { displayPath } from '../report/display-path.ts';
import { untilInterrupted } from '../until-interrupted.ts';
import { serveSite } from './serve-site.ts';

export interface ServeFlags {
  readonly out?: string;
  readonly port: number;
  readonly host?: string;
  readonly config: string;
}

/** Serves the built site until it is interrupted. */
export async function serve({ out, port, host, config }: ServeFlags, root: string): Promise<number> {
  const { outDir, serve } = await readConfig({ configFile: config, flags: { out }, root });
  const server = await serveSite({ dir: outDir, port, address: host, hosts: serve.hosts });
  process.stdout.write(`${displayPath(outDir, root)} is served at ${server.url}\n`);
  await untilInterrupted();
  await server.close();
  return exitCodes.ok;
}
