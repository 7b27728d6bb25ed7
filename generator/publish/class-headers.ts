import type { FileClass } from './output-file.ts';

/** Headers that a host adds to every file of a class. Names are in lower case. */
export type ClassHeaders = Readonly<Partial<Record<FileClass, Readonly<Record<string, string>>>>>;

/**
 * Keeps a file out of search engines, whatever it is: of a preview all have it, of a public site
 * none.
 */
export const robotsHeader = 'x-robots-tag';
