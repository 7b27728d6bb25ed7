/** A cache between the store and the visitors. */
export interface Cdn {
  /** Makes it forget these paths. `reference` is the same for the same request: a repeat costs nothing. */
  readonly invalidate: (paths: readonly string[], reference: string) => Promise<void>;
}

/** Above this number of addresses, all are forgotten at once. */
export const mostPaths = 200;

/**
 * Lists the addresses under which a CDN may hold files: a page in each of its forms. Too many become
 * "/*".
 */
export function addressesOf(files: readonly string[]): readonly string[] {
  const addresses = files.flatMap((file) => {
    const address = encodeAddress(`/${file}`);
    if (!file.endsWith('index.html')) return [address];
    const folder = address.slice(0, -'index.html'.length);
    return folder === '/' ? [folder, address] : [folder, folder.slice(0, -1), address];
  });
  return addresses.length > mostPaths ? ['/*'] : addresses;
}

/** Encodes each part once, as browsers do. */
function encodeAddress(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
