import { contentSecurityHeader, type PolicySettings } from '../pages/content-security-policy.ts';
import { type ClassHeaders, robotsHeader } from '../publish/class-headers.ts';

/** What of a browser's powers no page of ours uses, nor a player in it. */
const unusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/**
 * The headers that keep a site safe, by class of file. Transport security is left to the host: it binds the whole domain, and
 * every address in a page is its own or https, so there is nothing to upgrade.
 */
export function securityHeaders({
  isPreview = false,
  ...settings
}: PolicySettings & { readonly isPreview?: boolean }): ClassHeaders {
  const everyFile = {
    // A file is what its content type says, whatever its bytes look like.
    'x-content-type-options': 'nosniff',
    ...(isPreview && { [robotsHeader]: 'noindex, nofollow' }),
  };
  return {
    page: {
      ...everyFile,
      'content-security-policy': contentSecurityHeader(settings),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
      'referrer-policy': 'strict-origin-when-cross-origin',
    },
    asset: everyFile,
    data: everyFile,
  };
}
