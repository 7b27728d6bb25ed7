import path from 'node:path';
import { ConfigError } from '../config/config-error.ts';
import type { ResolvedConfig } from '../config/resolve-config.ts';
import type { Source } from '../generator/site/site.ts';
import { projectRoot } from '../generator/util/project-root.ts';
import { readAuthorization, readHeaderValue } from './authorization.ts';
import { openDemo } from './open-demo.ts';
import { isDemo } from './read-config.ts';

/** The source of content for builds, until it is closed. */
export interface OpenSource extends Source {
  readonly close: () => Promise<void>;
}

export interface SourceOptions {
  /** Builds from this content file, without a CMS. */
  readonly contentFile?: string | undefined;
  /** Fetches the files of the content file from the CMS. Default: uses cached ones only. */
  readonly fetchesMedia?: boolean;
}

/**
 * Opens the content file, or the configured CMS; for the demo's own site the embedded demo, which has a
 * fixed date and so never ages. Throws ConfigError for another site without a CMS.
 */
export async function openSource(
  config: ResolvedConfig,
  { contentFile, fetchesMedia = false }: SourceOptions = {},
): Promise<OpenSource> {
  const { endpoint, siteUrl, now, hasDrafts } = config;
  const showsDemo = isDemo(config);
  const needsCms = contentFile === undefined || fetchesMedia;
  if (needsCms && endpoint === undefined && !showsDemo) throw new ConfigError([missingEndpoint(siteUrl)]);
  const name = endpoint !== undefined ? cmsName(endpoint) : showsDemo ? 'the embedded demo' : 'a file';
  const authorization = readAuthorization(process.env, { hasDrafts });
  const reportAuthorization = readHeaderValue(process.env, 'BOARDWALK_REPORT_AUTHORIZATION');
  const fixedNow = now === undefined ? await momentOf(showsDemo) : new Date(now).toISOString();
  const demo = showsDemo && needsCms ? await openDemo(projectRoot()) : undefined;
  const url = needsCms ? (demo?.url ?? endpoint) : undefined;
  return {
    ...(contentFile === undefined
      ? { endpoint: url ?? null, authorization }
      : {
          endpoint: null,
          contentFile: path.resolve(contentFile),
          ...(url !== undefined && { mediaOrigin: new URL(url).origin }),
        }),
    reportAuthorization,
    // The cache of a site with drafts is never used for a public site.
    name: hasDrafts ? `${name} (drafts)` : name,
    now: () => fixedNow ?? new Date().toISOString(),
    close: demo?.close ?? (async () => undefined),
  };
}

/**
 * Names a CMS by its host and folder: the sites of a network, or a copy for staging, share a host and the ids of their
 * entries, and each has a cache of its own.
 */
function cmsName(endpoint: string): string {
  const { host, pathname } = new URL(endpoint);
  return host + pathname.replace(/(\/index\.php)?(\/graphql)?\/*$/, '');
}

async function momentOf(showsDemo: boolean): Promise<string | undefined> {
  return showsDemo ? (await import('../demo/clock.ts')).demoNow : undefined;
}

function missingEndpoint(siteUrl: string): string {
  return `endpoint: missing for ${siteUrl}: set the address of its CMS in the settings, by BOARDWALK_ENDPOINT or with --endpoint`;
}
