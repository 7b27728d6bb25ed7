import type { ResolvedConfig } from '../../../config/resolve-config.ts';
import type { Cdn } from '../../../sync/cdn/cdn.ts';
import { openCloudFront } from '../../../sync/cdn/cloudfront.ts';
import { commandCdn } from '../../../sync/cdn/command.ts';
import { joinCdns } from '../../../sync/cdn/join-cdns.ts';
import { openCredentials } from '../../../sync/credentials/read-credentials.ts';
import type { SyncOptions } from '../../../sync/options.ts';
import { printWarning } from '../../report/print-lines.ts';

/**
 * Returns what the settings and the environment say about every sync. Throws BuildError 'usage'
 * for an endpoint of the environment that cannot be used.
 */
export function settingsOf(
  { sync }: ResolvedConfig,
  signal: AbortSignal,
): Pick<SyncOptions, 'limits' | 'retention' | 'cdn' | 'commit' | 'now'> {
  const { mostRemovals, mostRemovedShare, keepDeploys, keepDays } = sync;
  const { GITHUB_SHA, CI_COMMIT_SHA } = process.env;
  return {
    limits: { mostRemovals, mostRemovedShare },
    retention: { keepDeploys, keepDays },
    cdn: cdnOf(sync, signal),
    commit: GITHUB_SHA ?? CI_COMMIT_SHA,
    now: () => Date.now(),
  };
}

/** The command of the settings, the distribution of CloudFront, or both; undefined without any. */
function cdnOf({ invalidate, cloudfront }: ResolvedConfig['sync'], signal: AbortSignal): Cdn | undefined {
  const cdns: Cdn[] = [];
  if (invalidate !== undefined) cdns.push(commandCdn(invalidate));
  if (cloudfront !== undefined)
    cdns.push(
      openCloudFront({
        distribution: cloudfront,
        // Not AWS_ENDPOINT_URL: a store of another company has no CloudFront.
        endpoint: process.env.AWS_ENDPOINT_URL_CLOUDFRONT || undefined,
        credentials: openCredentials(process.env),
        warn: printWarning,
        signal,
      }),
    );
  return cdns.length === 0 ? undefined : joinCdns(cdns);
}
