import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runBoardwalk } from '../../../support/run-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from '../../../support/temporary-folder.ts';
import { shownEdits } from '../../changes/shown-edits.ts';
import { makeShownSite } from '../../changes/shown-site.ts';
import type { Wordpress } from '../../server/start-wordpress.ts';
import { startSite } from '../../support/site.ts';

describe('a site after edits of any origin', () => {
  let wordpress: Wordpress;
  let folder: string;
  let ids: Readonly<Record<string, number>>;
  beforeAll(async () => {
    wordpress = await startSite();
    folder = await makeTemporaryFolder();
    await writeFile(
      path.join(folder, 'site.config.ts'),
      `export default ${JSON.stringify({ siteUrl: 'https://www.harbourpier.example' })};\n`,
    );
    ids = await makeShownSite(wordpress);
  });
  afterAll(async () => {
    await wordpress?.close();
    await removeFolder(folder);
  });

  const build = async (...args: readonly string[]): Promise<string> => {
    const { exitCode, stdout, stderr } = await runBoardwalk([
      'generate',
      ...['--endpoint', `${wordpress.url}/graphql`, '--out', path.join(folder, 'site')],
      ...['--config', path.join(folder, 'site.config.ts'), '--now', '2027-01-01T12:00:00Z', ...args],
    ]);
    expect(exitCode, `${stdout}\n${stderr}`).toBe(0);
    return stdout;
  };

  it('is built', () => build(), 900_000);

  // A build takes some twenty requests of a second each: so one for each group, and one that remembers nothing.
  it.each(shownEdits)(
    'equals a clean build: edits %s',
    async (_, edits) => {
      for (const { php } of edits) await wordpress.run(php, { given: ids, inAdmin: true });
      await build();
      await build('--verify');
    },
    1_800_000,
  );

  it('complains about nothing', async () => {
    expect(await wordpress.complaints()).toBe('');
  });
});
