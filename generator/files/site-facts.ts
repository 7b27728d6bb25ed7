import type { ResolvedConfig } from '../../config/resolve-config.ts';
import type { SiteFacts } from '../publish/manifest.ts';
import { securityHeaders } from './security-headers.ts';

/** Returns the facts of the manifest that follow from the settings and the moment of the build. */
export function siteFacts(config: ResolvedConfig, now: string): SiteFacts {
  return { headers: securityHeaders(config), site: config.siteUrl, moment: now };
}
