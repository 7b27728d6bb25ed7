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
  readonly islands: readonly { readonly name: string; readonly file: string }[];
}

const islandFolder = 'templates/islands';

/**
 * Finds the islands of a project: every component in `templates/islands/`. Helpers beside them
 * begin with a small letter.
 */
export async function findClientEntries(root: string): Promise<ClientEntries> {
  const names = await readdir(path.join(root, islandFolder));
  return {
    runtime: 'client-runtime/main.ts',
    hydrate: 'client-runtime/hydrate.ts',
    islands: names
      .filter((name) => /^[A-Z]\w*\.tsx$/.test(name))
      .sort()
      .map((name) => ({ name: toKebabCase(path.parse(name).name), file: `${islandFolder}/${name}` })),
  };
}

function toKebabCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();
}
