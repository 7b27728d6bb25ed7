import path from 'node:path';
import type { ResolvedConfig } from '../config/resolve-config.ts';
import type { Source } from '../generator/site/site.ts';
import { readAuthorization, readHeaderValue } from './authorization.ts';

/** The source of content for builds, until it is closed. */
export interface OpenSource extends Source {
  readonly close: () => Promise<void>;
}

export interface SourceOptions {
  /** Builds from this content file, without a CMS. */
  readonly contentFile?: string | undefined;
}

/**
 * Opens the content file, or the configured CMS; without either the embedded demo, which has a
 * fixed date and so never ages.
 */
export async function openSource(
  { endpoint, now, root, hasDrafts }: ResolvedConfig,
  { contentFile }: SourceOptions = {},
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
    return {
      endpoint: null,
      reportAuthorization,
      contentFile: path.resolve(contentFile),
      name: cmsName,
      now: moment,
      close,
    };
  }
  if (endpoint !== undefined)
    return { endpoint, authorization, reportAuthorization, name: cmsName, now: clock, close };
  const [{ createDemoCms }, { demoNow }] = await Promise.all([
    import('../demo/demo-cms.ts'),
    import('../demo/clock.ts'),
  ]);
  const cms = await createDemoCms({ folder: path.join(root, 'demo') });
  return {
    endpoint: cms.url,
    authorization,
    reportAuthorization,
    name: cmsName,
    now: () => fixedNow ?? demoNow,
    close: cms.close,
  };
}
