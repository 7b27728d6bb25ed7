import type { ResolvedConfig } from '../../config/resolve-config.ts';
import { contentSecurityHeader, type PolicySettings } from '../pages/content-security-policy.ts';
import { type ClassHeaders, robotsHeader } from '../publish/headers-of.ts';
import type { SiteFacts } from '../publish/manifest.ts';

/** Browser features that neither a page nor a player in it uses. */
const unusedFeatures = ['camera', 'microphone', 'payment', 'usb'];

/**
 * Allows a page the position of its visitor only where its map may ask for it. The same for all pages: a page that is
 * swapped in lives under the policy of the first document.
 */
function permissionsPolicy({ map }: PolicySettings): string {
  return [
    `geolocation=${map.whereAmI ? '(self)' : '()'}`,
    ...unusedFeatures.map((feature) => `${feature}=()`),
  ].join(', ');
}

/**
 * Lists the security headers by class of file. Strict-Transport-Security is left to the host: it
 * binds the whole domain, and every address in a page is the site's own or https, so there is
 * nothing to upgrade.
 */
export function securityHeaders({
  hasDrafts = false,
  ...settings
}: PolicySettings & { readonly hasDrafts?: boolean }): ClassHeaders {
  const everyFile = {
    // Browsers must use the content type and not guess from the bytes.
    'x-content-type-options': 'nosniff',
    ...(hasDrafts && { [robotsHeader]: 'noindex, nofollow' }),
  };
  return {
    page: {
      ...everyFile,
      'content-security-policy': contentSecurityHeader(settings),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': permissionsPolicy(settings),
      'referrer-policy': 'strict-origin-when-cross-origin',
    },
    asset: everyFile,
    data: everyFile,
  };
}

/** Returns the facts of the manifest that follow from the settings and the moment of the build. */
export function siteFacts(config: ResolvedConfig, now: string): SiteFacts {
  return { headers: securityHeaders(config), site: config.siteUrl, moment: now };
}
