import type { Rename, SavedCrawl } from './saved-crawl.ts';

const most = 5000;

/**
 * The former addresses of what is still there, the newly renamed at the end; at most 5,000, of which the oldest go
 * first. They hold only as long as the saved crawl does: an output that depended on them would not be that of a
 * clean build.
 */
export function keepRenames(before: SavedCrawl, after: Omit<SavedCrawl, 'renames'>): readonly Rename[] {
  const addresses = addressesIn(after);
  const renamed = [...addressesIn(before)].flatMap(([key, former]) => {
    const address = addresses.get(key);
    return address && !isSame(address, former) ? [former] : [];
  });
  const valid = before.renames.filter((former) => {
    const address = addresses.get(keyOf(former));
    // Renamed back, or renamed away once more.
    return address && !isSame(address, former) && !renamed.some((rename) => isSame(rename, former));
  });
  return [...valid, ...renamed].slice(-most);
}

function addressesIn({
  entries,
  categories,
}: Pick<SavedCrawl, 'entries' | 'categories'>): ReadonlyMap<string, Rename> {
  const addresses = new Map<string, Rename>();
  const add = (kind: Rename['kind'], { id, slug, uri }: Omit<Rename, 'kind'>): void => {
    const address = { kind, id, slug, uri };
    addresses.set(keyOf(address), address);
  };
  for (const records of Object.values(entries)) for (const { entry } of records) add(entry.kind, entry);
  for (const category of categories) add('category', category);
  return addresses;
}

function keyOf({ kind, id }: Rename): string {
  return `${kind} ${id}`;
}

function isSame(one: Rename, other: Rename): boolean {
  return one.kind === other.kind && one.id === other.id && one.slug === other.slug && one.uri === other.uri;
}
