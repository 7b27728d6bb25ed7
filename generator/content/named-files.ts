import { createRecentOf } from '../util/recent.ts';
import type { MediaRef } from './stored-blocks.ts';

/** A file of the media library in the content: a picture, or the target of a link or player. */
export type NamedFile = MediaRef | { readonly ref: 'file'; readonly path: string };

/** The library's folder of WordPress. */
const uploads = /^\/[^?#]*wp-content\/uploads\/[^?#]+/;

/** Finds the files in a value of Content, at any depth, in the order of the page. */
export function findFiles(value: unknown): readonly NamedFile[] {
  const files: NamedFile[] = [];
  visit(value, files);
  return files;
}

function visit(value: unknown, files: NamedFile[]): void {
  if (typeof value === 'string') {
    const path = pathIn(value);
    if (path !== undefined) files.push({ ref: 'file', path });
  } else if (Array.isArray(value)) {
    for (const item of value) visit(item, files);
  } else if (typeof value === 'object' && value !== null) {
    const picture = isMediaRef(value) ? value : pictureOfSettings(value);
    if (picture !== undefined) files.push(picture);
    // Of html, the addresses are beside it.
    else if ('parts' in value && 'refs' in value) visit(value.refs, files);
    else for (const name in value) visit(Reflect.get(value, name), files);
  }
}

/** The image of a section has the shape of its settings: `{ id, url, alt }`. */
function pictureOfSettings(value: object): MediaRef | undefined {
  if (!('id' in value && typeof value.id === 'number' && 'url' in value && typeof value.url === 'string'))
    return undefined;
  const path = pathIn(value.url);
  if (path === undefined) return undefined;
  const alt = 'alt' in value && typeof value.alt === 'string' && value.alt !== '' ? { alt: value.alt } : {};
  return { ref: 'media', path, id: value.id, ...alt };
}

function pathIn(text: string): string | undefined {
  return text.startsWith('/') ? uploads.exec(text)?.[0] : undefined;
}

export function isMediaRef(value: unknown): value is MediaRef {
  return (
    typeof value === 'object' &&
    value !== null &&
    'ref' in value &&
    value.ref === 'media' &&
    'path' in value &&
    typeof value.path === 'string'
  );
}

/**
 * Lists the files in an entry: those of its blocks, then of its other fields. Without its featured
 * image.
 */
export function filesOfEntry(entry: WithBlocks): readonly NamedFile[] {
  return found.at(entry);
}

/** The crawl, the media and the census ask for those of each entry. */
const found = createRecentOf(({ blocks, ...rest }: WithBlocks): readonly NamedFile[] => {
  return [...blocks.files, ...findFiles(rest)];
});

interface WithBlocks {
  readonly blocks: { readonly files: readonly NamedFile[] };
}
