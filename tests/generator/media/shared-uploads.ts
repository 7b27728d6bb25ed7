import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type FetchMediaInput, fetchMedia } from '../../../generator/media/fetch-media.ts';
import { defaultMediaRules, type MediaRules } from '../../../generator/media/media-limits.ts';
import type { Problem } from '../../../generator/problems/problem.ts';
import { sha256 } from '../../../generator/util/hash.ts';
import { openServer } from '../../support/serve.ts';
import { makeTemporaryFolder, removeFolder } from '../../support/temporary-folder.ts';
import { picture, pictures, uploads } from './fetch.ts';

/** A library of some files, and machines that prepare them. */
export interface Uploads {
  /** The paths that were asked for. */
  readonly requests: string[];
  /** The owner's rules where a test gives no others. */
  readonly rules: MediaRules;
  /** Prepares all files on a machine without a cache. */
  readonly fetch: (input?: Partial<FetchMediaInput>) => Promise<FetchedHere>;
  readonly close: () => void;
}

export interface FetchedHere {
  /** "path hash" of each published file. */
  readonly files: readonly string[];
  readonly problems: readonly Problem[];
}

/** Opens a library with a small picture and a document. */
export async function openUploads(): Promise<Uploads> {
  const library = new Map<string, Buffer>([
    [`${uploads}/dusk.png`, await picture(64, 48).png().toBuffer()],
    [`${uploads}/plan.pdf`, Buffer.from('%PDF-1.7 plan')],
  ]);
  const requests: string[] = [];
  const { origin, close } = await openServer(({ url = '' }, response) => {
    requests.push(url);
    const file = library.get(url);
    if (file === undefined) response.writeHead(404).end();
    else response.end(file);
  });
  return {
    requests,
    rules: defaultMediaRules,
    fetch: async (input) => {
      const machine = await makeTemporaryFolder();
      const problems: Problem[] = [];
      try {
        const { files, digests } = await fetchMedia({
          needs: [...library.keys()].sort().map((name) => ({ path: name })),
          origin,
          cacheDir: machine,
          storeDir: path.join(machine, 'pictures'),
          pictures,
          warn: (problem) => problems.push(problem),
          ...input,
        });
        const hashes = files.map(async (file) => {
          const bytes = 'copyOf' in file ? await readFile(file.copyOf) : Buffer.from(file.contents);
          expectSame(digests.get(file.path)?.sha256, sha256(bytes));
          return `${file.path} ${sha256(bytes)}`;
        });
        return { files: await Promise.all(hashes), problems };
      } finally {
        await removeFolder(machine);
      }
    },
    close,
  };
}

function expectSame(told: string | undefined, real: string): void {
  if (told !== real) throw new Error('The digest of a file is not that of its bytes');
}
