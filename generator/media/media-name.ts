import { decodeOrKeep } from '../util/decode-or-keep.ts';
import type { PreparedFile } from './prepared-media.ts';

/**
 * Makes the common part of the names of a media's files: the CMS's name in letters that need no
 * encoding, and the start of a hash.
 */
export function mediaStem(path: string, sha256: string): string {
  return `${slugOf(path)}-${sha256.slice(0, 8)}`;
}

/**
 * Names one file of a media: with its width, when it is one of several sizes. A card has a hash of its
 * own: an editor may choose another focal point of the same picture.
 */
export function mediaName(
  stem: string,
  { role, width, extension, sha256 }: Pick<PreparedFile, 'role' | 'width' | 'extension' | 'sha256'>,
): string {
  if (role === 'card') return cardName(stem, cardHash({ sha256 }));
  const size = width === undefined ? '' : `-${role === 'motion' ? role : width}`;
  return `${stem}${size}.${extension}`;
}

export function cardHash({ sha256 }: Pick<PreparedFile, 'sha256'>): string {
  return sha256.slice(0, 8);
}

export function cardName(stem: string, hash: string): string {
  return `${stem}-card${hash}.jpg`;
}

/**
 * Returns the part of a file's address that its bytes decide: the same for uploads of one file under
 * several names. The whole address of a file that is not copied.
 */
export function contentMark(src: string): string {
  return src.match(/-([0-9a-f]{8})(?:-\w+)?\.\w+$/)?.[1] ?? src;
}

const maxNameLength = 60;

function slugOf(path: string): string {
  const name = decodeOrKeep(path.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '');
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxNameLength)
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'file' : slug;
}
