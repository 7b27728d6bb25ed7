import path from 'node:path';
import { resolveConfig } from '../../config/resolve-config.ts';
import { demoNow } from '../../demo/clock.ts';
import { type BuildOptions, build } from '../../generator/build.ts';
import { type Bundler, type Bundles, openBundler } from '../../generator/bundle/open-bundler.ts';
import type { AllowedLoss } from '../../generator/publish/measures.ts';
import { allStale } from '../../generator/rebuild/stale.ts';
import type { BuildResult } from '../../generator/site/report.ts';
import { openSite, type Site, type SiteOptions } from '../../generator/site/site.ts';
import type { Language } from '../../words/languages.ts';
import type { OwnWords } from '../../words/words-of.ts';
import { cacheWithPictures } from './cache-with-pictures.ts';
import { commandLineCache, hashProject } from './command-line-cache.ts';
import { projectRoot } from './project-root.ts';

export interface TestSiteOptions {
  /** Null with a content file. */
  readonly endpoint: string | null;
  /** Contains output and cache. */
  readonly folder: string;
  /** The folder of the site. Default: this project. */
  readonly root?: string;
  /** Default: the demo's moment. */
  readonly now?: () => string;
  /** Default: our own code, bundled once for all tests. The site's own stores the bundles in its cache. */
  readonly bundler?: Bundler | 'own';
  /** Further settings of the config file. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Words of the site in place of Boardwalk's own. */
  readonly words?: OwnWords;
  /** As `--out` names it. Default: `site` in the folder. */
  readonly out?: string;
  /** With drafts, in `site-drafts`. Default: no. */
  readonly hasDrafts?: boolean;
  readonly authorization?: string;
  /** Read instead of the CMS. */
  readonly contentFile?: string;
  /** Default: 'test'. */
  readonly code?: string;
  readonly isFresh?: boolean;
  readonly allowLoss?: AllowedLoss;
  /** Default: everything is done in this thread. */
  readonly workers?: NonNullable<SiteOptions['workers']>;
}

/** A site of this project over some CMS, with output and cache of its own. */
export async function openTestSite(options: TestSiteOptions): Promise<Site> {
  const { endpoint, folder, now = () => demoNow, bundler = await bundleOnce(), ...others } = options;
  const { authorization, contentFile, out, settings, code = 'test', hasDrafts = false, ...more } = others;
  const { root = projectRoot, words = {}, ...rest } = more;
  const flags = { out };
  const file = { siteUrl: 'https://www.halyardpier.example', out: path.join(folder, 'site'), ...settings };
  const config = resolveConfig({ root, file, fileName: 'test', env: {}, flags, hasDrafts, words });
  return openSite({
    config: { ...config, cacheDir: cacheWithPictures(path.join(folder, 'cache')) },
    source: {
      ...{ endpoint, authorization, name: hasDrafts ? 'test (drafts)' : 'test', now },
      ...(contentFile !== undefined && { contentFile }),
    },
    onProgress: () => undefined,
    code,
    ...(bundler !== 'own' && { bundler }),
    ...rest,
  });
}

let bundled: Promise<Bundler> | undefined;

/**
 * Our own code, bundled once for all tests: for tests in which it stays the same. Workers and later runs reuse the bundles, as
 * builds do.
 */
export function bundleOnce(): Promise<Bundler> {
  bundled ??= openBundles();
  return bundled;
}

async function openBundles(): Promise<Bundler> {
  const cache = { folder: path.join(commandLineCache, 'bundles-of-tests'), code: await hashProject() };
  const made = new Map<Language, Promise<Bundles>>();
  const bundleFor = async (language: Language): Promise<Bundles> => {
    const opened = openBundler({ root: projectRoot, cache });
    const bundles = await opened.bundle(language);
    await opened.save();
    await opened.close();
    return bundles;
  };
  return {
    bundle: (language) => {
      const bundles = made.get(language) ?? bundleFor(language);
      made.set(language, bundles);
      return bundles;
    },
    beside: () => [],
    save: async () => undefined,
    close: async () => undefined,
  };
}

/** Builds, and throws what stopped the build with all its problems. */
export async function buildOrFail(site: Site, options: BuildOptions = {}): Promise<BuildResult> {
  const result = await build(site, allStale, options);
  if (result.failure === undefined) return result;
  throw new Error(`${result.failure.message}\n${JSON.stringify(result.failure.problems, null, 1)}`);
}
