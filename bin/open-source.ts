import path from 'node:path';
import type { ResolvedConfig } from '../config/resolve-config.ts';
import type { DemoCms } from '../demo/demo-cms.ts';
import type { Source } from '../generator/site/site.ts';
import { readAuthorization, readHeaderValue } from './authorization.ts';

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
 * Opens the content file, or the configured CMS; without either the embedded demo, which has a
 * fixed date and so never ages.
 */
export async function openSource(
  { endpoint, now, root, hasDrafts }: ResolvedConfig,
  { contentFile, fetchesMedia = false }: SourceOptions = {},
): Promise<OpenSource> {
  const fixedNow = now === undefined ? undefined : new Date(now).toISOString();
  const clock = () => fixedNow ?? new Date().toISOString();
  const close = async () => undefined;
  const host = endpoint === undefined ? 'the embedded demo' : new URL(endpoint).host;
  // The cache of a site with drafts is never used for a public site.
  const cmsName = hasDrafts ? `${host} (drafts)` : host;
  const authorization = readAuthorization(process.env, { hasDrafts });
  const reportAuthorization = readHeaderValue(process.env, 'BOARDWALK_REPORT_AUTHORIZATION');
  if (contentFile !== undefined) {
    const { demoNow } = await import('../demo/clock.ts');
    const moment = endpoint === undefined ? () => fixedNow ?? demoNow : clock;
    const demo = fetchesMedia && endpoint === undefined ? await openDemo(root) : undefined;
    const mediaUrl = fetchesMedia ? (demo?.url ?? endpoint) : undefined;
    return {
      endpoint: null,
      reportAuthorization,
      contentFile: path.resolve(contentFile),
      ...(mediaUrl !== undefined && { mediaOrigin: new URL(mediaUrl).origin }),
      name: cmsName,
      now: moment,
      close: demo?.close ?? close,
    };
  }
  if (endpoint !== undefined)
    return { endpoint, authorization, reportAuthorization, name: cmsName, now: clock, close };
  const [cms, { demoNow }] = await Promise.all([openDemo(root), import('../demo/clock.ts')]);
  return {
    endpoint: cms.url,
    authorization,
    reportAuthorization,
    name: cmsName,
    now: () => fixedNow ?? demoNow,
    close: cms.close,
  };
}

async function openDemo(root: string): Promise<DemoCms> {
  const { createDemoCms } = await import('../demo/demo-cms.ts');
  return createDemoCms({ folder: path.join(root, 'demo') });
}
