/** The keys of what a sync keeps in the store beside the site. The site has none of these paths. */
export const lockKey = '_boardwalk/lock.json';
export const liveKey = '_boardwalk/live.json';
export const unusedKey = '_boardwalk/unused.json';
export const probeKey = '_boardwalk/probe';

const bodies = '_boardwalk/bodies/';
const deploys = '_boardwalk/deploys/';

/** The key of the bytes of a page, by their hash: where they wait before they are copied to their path. */
export function bodyKey(sha256: string): string {
  return `${bodies}${sha256}`;
}

/** The key of the record of a deploy. */
export function deployKey(deploy: string): string {
  return `${deploys}${deploy}.json.gz`;
}

/** Names a deploy by its number and its manifest, so that names sort by number: "000012-3f1c09a4b2d7". */
export function deployName(seq: number, digest: string): string {
  return `${String(seq).padStart(6, '0')}-${digest.slice(0, 12)}`;
}

/** The number in the name of a deploy. */
export function seqOf(name: string): number {
  return Number.parseInt(name, 10);
}

/** The name of the deploy whose record has this key; null for other keys, also of a record that was half written. */
export function deployOf(key: string): string | null {
  return /^([\w-]+)\.json\.gz$/.exec(nameIn(deploys, key))?.[1] ?? null;
}

/** True for the key of a record that was half written when its run was killed. */
export function isHalfRecord(key: string): boolean {
  return /^[\w-]+\.json\.gz\.[0-9a-f-]{36}$/.test(nameIn(deploys, key));
}

/** True for a key that only a sync may write: no file of a site may have that path. */
export function isReserved(key: string): boolean {
  return (
    [lockKey, liveKey, unusedKey, probeKey].includes(key) || key.startsWith(bodies) || key.startsWith(deploys)
  );
}

/** True for the path of a file within a site, also where it is that of a record. */
export function isInside(key: string): boolean {
  return !key.split('/').some((part) => ['', '.', '..'].includes(part));
}

/** True for a path that a file of a site may have. */
export function isSitePath(key: string): boolean {
  return isInside(key) && !isReserved(key);
}

/** True for a SHA-256 in hex, which makes the key of a body. */
export function isHash(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** True for the key of a body, or of one that was half written when its run was killed. */
export function isBodyKey(key: string): boolean {
  return /^[0-9a-f]{64}(\.[0-9a-f-]{36})?$/.test(nameIn(bodies, key));
}

function nameIn(folder: string, key: string): string {
  return key.startsWith(folder) ? key.slice(folder.length) : '';
}
