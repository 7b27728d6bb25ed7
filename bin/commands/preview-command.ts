import { exitCodes } from '../exit-codes.ts';
import { readConfig } from '../read-config.ts';
import { displayPath } from '../report/display-path.ts';
import { untilInterrupted } from '../until-interrupted.ts';
import { preview } from './preview.ts';

export interface PreviewFlags {
  readonly out?: string;
  readonly port: number;
  readonly host?: string;
  readonly config: string;
}

/** Serves the built site until it is interrupted. */
export async function runPreview({ out, port, host, config }: PreviewFlags, root: string): Promise<number> {
  const { outDir, serve } = await readConfig({ configFile: config, flags: { out }, root });
  const server = await preview({ dir: outDir, port, address: host, hosts: serve.hosts });
  process.stdout.write(`${displayPath(outDir, root)} is served at ${server.url}\n`);
  await untilInterrupted();
  await server.close();
  return exitCodes.ok;
}
