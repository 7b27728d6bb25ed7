import path from 'node:path';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { exitCodes } from '../exit-codes.ts';
import { untilInterrupted } from '../exit-on-signal.ts';

/** Runs the demo CMS until it is interrupted. */
export async function runCms({ port }: { readonly port: number }, root: string): Promise<number> {
  const cms = await createDemoCms({ port, folder: path.join(root, 'demo') });
  process.stdout.write(`The demo CMS is running at ${cms.url}\n`);
  await untilInterrupted();
  await cms.close();
  return exitCodes.ok;
}
