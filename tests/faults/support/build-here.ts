import path from 'node:path';
import { describeFailure } from '../../../bin/report/failure.ts';
import { summaryLines } from '../../../bin/report/summary.ts';
import { resolveConfig } from '../../../config/resolve-config.ts';
import { demoNow } from '../../../demo/clock.ts';
import { build } from '../../../generator/build.ts';
import type { Bundler } from '../../../generator/bundle/open-bundler.ts';
import { openSite } from '../../../generator/site/site.ts';
import { type FaultRun, settingsOf } from './run-in-group.ts';

export interface BuildOptions {
  readonly endpoint?: string;
  /** Over the client's options of the test. */
  readonly client?: object;
  /** Over the other settings of the test. */
  readonly settings?: object;
  /** Reads all content again; the default. */
  readonly isFresh?: boolean;
}

export interface BuildPlace {
  /** The folder of the site. */
  readonly root: string;
  readonly out: string;
  readonly bundler: Bundler;
}

/** Between attempts: what a test waits for is an answer, and not the pause before the next question. */
const briefPauseMs = 1;

/**
 * Does what `run` does, but in this process and with brief pauses between attempts. It ends with the same exit code, texts and report.
 */
export async function buildHere(
  { root, out, bundler }: BuildPlace,
  { endpoint, isFresh = true, ...others }: BuildOptions & { readonly endpoint: string },
): Promise<FaultRun> {
  const flags = { endpoint, out, now: demoNow };
  const file = settingsOf(others);
  const config = resolveConfig({ root, file, fileName: 'test', env: {}, flags });
  const options = { ...config.graphql.clients.default?.options, backOff: () => briefPauseMs };
  const site = openSite({
    config: { ...config, graphql: { clients: { default: { options } } } },
    source: { endpoint, name: new URL(endpoint).host, now: () => new Date(demoNow).toISOString() },
    bundler,
    code: 'test',
    isFresh,
    onProgress: () => undefined,
  });
  try {
    const { report, failure } = await build(site);
    if (failure !== undefined) return { ...endOf(failure), report };
    const stdout = summaryLines(report, { outDir: path.basename(out), serve: 'npx boardwalk serve' }).join(
      '\n',
    );
    return { exitCode: 0, stdout, stderr: '', report };
  } catch (error) {
    return { ...endOf(error), report: null };
  }
}

function endOf(error: unknown): Pick<FaultRun, 'exitCode' | 'stdout' | 'stderr'> {
  const { exitCode, lines } = describeFailure(error);
  return { exitCode, stdout: '', stderr: lines.join('\n') };
}
