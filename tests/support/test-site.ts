import path from 'node:path';
import { resolveConfig } from '../../config/resolve-config.ts';
import { type Bundler, openBundler } from '../../generator/assets/open-bundler.ts';
import { type BuildResult, build } from '../../generator/build.ts';
import { openSite, type Site } from '../../generator/site.ts';
import { projectRoot } from './run-boardwalk.ts';

export interface TestSiteOptions {
  readonly endpoint: string;
  /** Output and cache lie in it. */
  readonly folder: string;
  readonly now: () => string;
  /** Bundles once for many sites. Default: the site bundles for itself. */
  readonly bundler?: Bundler;
}

/** A site of this project over some CMS, with output and cache of its own. */
export async function openTestSite({ endpoint, folder, now, bundler }: TestSiteOptions): Promise<Site> {
  const settings = { siteUrl: 'https://www.halyardpier.example', out: path.join(folder, 'site') };
  const config = resolveConfig({ root: projectRoot, file: settings, fileName: 'test', env: {}, flags: {} });
  return openSite({
    config: { ...config, cacheDir: path.join(folder, 'cache') },
    source: { endpoint, name: 'test', now },
    onProgress: () => undefined,
    code: 'test',
    ...(bundler && { bundler }),
  });
}

/** Our own code, bundled once: for tests in which it stays the same. */
export async function bundleOnce(): Promise<Bundler> {
  const opened = await openBundler({ root: projectRoot });
  const bundles = await opened.bundle();
  await opened.close();
  return { bundle: async () => bundles, close: async () => undefined };
}

/** Builds, and throws what stopped the build with all its problems. */
export async function buildOrFail(site: Site): Promise<BuildResult> {
  const result = await build(site);
  if (result.failure === undefined) return result;
  throw new Error(`${result.failure.message}\n${JSON.stringify(result.failure.problems, null, 1)}`);
}
