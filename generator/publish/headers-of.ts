import mime from 'mime';
import type { FileClass, OutputFile } from './output-file.ts';

/** Headers that a host adds to every file of a class. Names are in lower case. */
export type ClassHeaders = Readonly<Partial<Record<FileClass, Readonly<Record<string, string>>>>>;

/**
 * Keeps a file out of search engines, whatever it is: of a preview all have it, of a public site
 * none.
 */
export const robotsHeader = 'x-robots-tag';

export type FileHeaders = {
  readonly 'content-type': string;
  readonly 'cache-control': string;
};

/**
 * Returns the headers of a file: assets are cached for ever, everything else is revalidated each
 * time.
 */
export function headersOf({
  path: filePath,
  class: fileClass,
}: Pick<OutputFile, 'path' | 'class'>): FileHeaders {
  return {
    'content-type': contentTypeOf(filePath),
    'cache-control': fileClass === 'asset' ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}

/**
 * Returns true for content types that compress well: fonts, pictures and videos are compressed
 * already.
 */
export function isTextType(contentType: string): boolean {
  return /^(text\/|image\/svg\+xml|application\/([\w.-]+\+)?(json|xml))/.test(contentType);
}

function contentTypeOf(filePath: string): string {
  const type = mime.getType(filePath) ?? 'application/octet-stream';
  const isText = type.startsWith('text/') || /[/+](json|xml|javascript)$/.test(type);
  return isText ? `${type}; charset=utf-8` : type;
}
