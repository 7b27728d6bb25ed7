import { pathOfFile } from '../content/paths.ts';
import type { OutputFile } from './output-file.ts';

/** The most files of each sort that are listed. */
const listed = 10;

/** A file of the site with its size, without compression. */
export interface WeighedFile {
  /** Of the site: "/visit/", "/_assets/media/pier-1a2b3c4d.jpg". */
  readonly path: string;
  readonly bytes: number;
}

/** The ten heaviest pages and pictures of a site, the heaviest first. */
export interface HeaviestFiles {
  readonly pages: readonly WeighedFile[];
  readonly pictures: readonly WeighedFile[];
}

interface Scale {
  readonly weigh: (file: Pick<OutputFile, 'path' | 'class'>, bytes: number) => void;
  readonly heaviest: () => HeaviestFiles;
}

/** Weighs files as they come, in any order, and remembers a few of them. */
export function createScale(): Scale {
  const pages: WeighedFile[] = [];
  const pictures: WeighedFile[] = [];
  return {
    weigh: ({ path, class: fileClass }, bytes) => {
      const list = fileClass === 'page' ? pages : isPicture.test(path) ? pictures : null;
      if (list !== null) keepHeaviest(list, { path: pathOfFile(path), bytes });
    },
    heaviest: () => ({ pages: [...pages], pictures: [...pictures] }),
  };
}

const isPicture = /^_assets\/.*\.(avif|gif|jpe?g|png|svg|webp)$/;

/** Of files of one size, the first by path is the heavier one: so the order of arrival is not seen. */
function keepHeaviest(list: WeighedFile[], file: WeighedFile): void {
  const place = list.findIndex(
    ({ path, bytes }) => bytes < file.bytes || (bytes === file.bytes && path > file.path),
  );
  if (place === -1 && list.length >= listed) return;
  list.splice(place === -1 ? list.length : place, 0, file);
  if (list.length > listed) list.pop();
}
