import type { OutputFile } from '../output-file.ts';
import { fileOf, iconPath } from '../paths.ts';

/**
 * icon.svg: the pennant, for browsers, for search engines, which take no icon that lies within the page, and as the
 * logo where the settings name none.
 */
export function icon(): OutputFile {
  return { path: fileOf(iconPath), class: 'data', contents: drawing };
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32">' +
  '<rect width="32" height="32" rx="8" fill="#0b4f53"/><path d="M9 5h2v22H9z" fill="#fbf7ef"/>' +
  '<path d="M11 6l15 6-15 6z" fill="#f4b13d"/></svg>\n';
