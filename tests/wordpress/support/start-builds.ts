import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { spawnBoardwalk } from '../../support/spawn-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from '../../support/temporary-folder.ts';
import type { Wordpress } from '../server/start-wordpress.ts';

export interface Builds {
  /** Builds the site of this WordPress again, with further flags. Resolves to what the build prints. */
  readonly build: (...args: readonly string[]) => Promise<string>;
  readonly remove: () => Promise<void>;
}

/** Prepares a folder for builds of one site, at a moment of its own. Each build is expected to succeed. */
export async function startBuilds({ url }: Pick<Wordpress, 'url'>): Promise<Builds> {
  const folder = await makeTemporaryFolder();
  const config = path.join(folder, 'site.config.ts');
  await writeFile(
    config,
    `export default ${JSON.stringify({ siteUrl: 'https://www.harbourpier.example' })};\n`,
  );
  const build = async (...args: readonly string[]) => {
    const { exitCode, stdout, stderr } = await spawnBoardwalk([
      'generate',
      ...['--endpoint', `${url}/graphql`, '--out', path.join(folder, 'site')],
      ...['--config', config, '--now', '2027-01-01T12:00:00Z', ...args],
    ]);
    expect(exitCode, `${stdout}\n${stderr}`).toBe(0);
    return stdout;
  };
  return { build, remove: () => removeFolder(folder) };
}
