/**
 * The caching class of a file: pages and data are revalidated, assets never change under their
 * name.
 */
export type FileClass = 'page' | 'asset' | 'data';

/**
 * One file of the site. `path` is relative to the output folder, with forward slashes:
 * "visit/index.html". `copyOf` is an absolute file on this disk, whose bytes need not pass through
 * memory.
 */
export type OutputFile = {
  readonly path: string;
  readonly class: FileClass;
  /** The file of the site's folder that it comes from, for messages: "public/robots.txt". */
  readonly source?: string;
} & ({ readonly contents: string | Uint8Array } | { readonly copyOf: string });
