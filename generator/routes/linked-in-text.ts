import type { AnyEntry } from '../content/content.ts';
import { unpackBlocks } from '../content/saved/packed-blocks.ts';
import type { LinkRef } from '../content/stored-blocks.ts';
import type { Thing } from '../dependencies/note.ts';
import type { EntryPaths } from './entry-paths.ts';

/** Finds what the text of an entry links to on this site, in the order of the text; an entry as often as it is linked. */
export function linkedInText(
  { blocks }: Pick<AnyEntry, 'blocks'>,
  paths: Pick<EntryPaths, 'ofAddress' | 'thingAt'>,
): readonly Thing[] {
  return internalLinks(unpackBlocks(blocks)).flatMap(({ to }) => {
    const path = paths.ofAddress(to);
    return (path !== null && paths.thingAt(path)) || [];
  });
}

function internalLinks(value: unknown): readonly LinkRef[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isInternalLink(value)) return [value];
  return Object.values(value).flatMap(internalLinks);
}

function isInternalLink(value: object): value is LinkRef {
  return 'ref' in value && value.ref === 'link' && 'isInternal' in value && value.isInternal === true;
}
