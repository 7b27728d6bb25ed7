export interface AllowedHosts {
  /** Origin of the CMS's endpoint. */
  readonly origin: string;
  /**
   * Further hosts of its media, as in `mediaHosts`: "media.example.org", with a port where it is
   * not the scheme's own.
   */
  readonly mediaHosts: readonly string[];
}

/**
 * Returns why media is not fetched from an address, or null when it is. Compares the parsed url
 * exactly: the endpoint's own origin, the same host by https, and the configured hosts.
 */
export function refusalOf(url: URL, { origin, mediaHosts }: AllowedHosts): string | null {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return `has an address that is not on the web (${url.protocol})`;
  if (url.username !== '' || url.password !== '') return 'has a user or password in its address';
  const isOwn = url.origin === origin || url.origin === `https://${new URL(origin).hostname}`;
  if (isOwn || mediaHosts.includes(url.host)) return null;
  return `is on another host, ${url.host}; if it belongs to the CMS, add it to mediaHosts`;
}
