import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** The entry files of the browser's code, as paths relative to the project with forward slashes. */
export interface ClientEntries {
  readonly runtime: string;
  readonly hydrate: string;
  /**
   * Sorted by name. The name of an island is that of its file in kebab-case: "PierMap.tsx" is
   * "pier-map".
   */
  readonly islands: readonly ClientEntry[];
  /** Sorted by name, which is that of the file. */
  readonly enhancements: readonly ClientEntry[];
}

export interface ClientEntry {
  readonly name: string;
  readonly file: string;
}

const islandFolder = 'templates/islands';
const enhancementFolder = 'client-runtime/enhancements';

/**
 * Finds the islands of a project, every component in `templates/islands/`, and its enhancements,
 * every file in `client-runtime/enhancements/`. Helpers beside islands begin with a small letter.
 */
export async function findClientEntries(root: string): Promise<ClientEntries> {
  const [names, enhancements] = await Promise.all([
    readdir(path.join(root, islandFolder)),
    listEnhancements(path.join(root, enhancementFolder)),
  ]);
  return {
    runtime: 'client-runtime/main.ts',
    hydrate: 'client-runtime/hydrate.ts',
    islands: names
      .filter((name) => /^[A-Z]\w*\.tsx$/.test(name))
      .sort()
      .map((name) => ({ name: toKebabCase(path.parse(name).name), file: `${islandFolder}/${name}` })),
    enhancements: enhancements
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .map((name) => ({ name: path.parse(name).name, file: `${enhancementFolder}/${name}` })),
  };
}

/** Lists the files; a project may have none. */
async function listEnhancements(folder: string): Promise<readonly string[]> {
  return existsSync(folder) ? readdir(folder) : [];
}

function toKebabCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();
}
