import { exitCodes } from '../exit-codes.ts';
import { untilInterrupted } from '../exit-on-signal.ts';
import { openDemo } from '../open-demo.ts';

/** Runs the demo CMS until it is interrupted. */
export async function runCms({ port }: { readonly port: number }, root: string): Promise<number> {
  const cms = await openDemo(root, port);
  process.stdout.write(`The demo CMS is running at ${cms.url}\n`);
  await untilInterrupted();
  await cms.close();
  return exitCodes.ok;
}
