import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { requireMariadb } from '../../tests/mariadb/require-mariadb.ts';
import { type Mariadb, startMariadb } from '../../tests/mariadb/start-mariadb.ts';
import { installWordpress } from '../../tests/wordpress/server/install-wordpress.ts';
import { packagesFolder } from '../../tests/wordpress/server/packages.ts';
import { startWordpress, type Wordpress } from '../../tests/wordpress/server/start-wordpress.ts';
import { installPackages } from '../packages/install-packages.ts';
import { actions, before, fill } from './actions.ts';

/** One action: milliseconds of processor time. */
export interface Measured {
  readonly name: string;
  readonly database: number;
  readonly php: number;
}

/** Measures the actions with each of these folders of the plugin, on a new site each, in a MariaDB with its own settings. */
export async function measureSaving(
  plugins: readonly string[],
  onStep: (step: string) => void,
): Promise<{ readonly versions: string; readonly measured: readonly (readonly Measured[])[] }> {
  requireMariadb();
  await installPackages(packagesFolder);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'boardwalk-saving-'));
  const mariadb = await startMariadb(folder);
  try {
    Object.assign(process.env, mariadb.env);
    const versions = (await mariadb.ask('SELECT VERSION()')).join('');
    const measured: (readonly Measured[])[] = [];
    for (const [at, plugin] of plugins.entries()) {
      const content = path.join(folder, `site-${at}`);
      const wordpress = await startWordpress({ folder: content, own: { boardwalk: plugin } });
      onStep(`${plugin}: filling`);
      await installWordpress(wordpress, { plugins: ['boardwalk/boardwalk.php'] });
      await wordpress.run(fill);
      const isNewest = at === plugins.length - 1;
      measured.push(await measureActions({ wordpress, mariadb, isNewest, onStep }));
      await wordpress.close();
    }
    return { versions: `MariaDB ${versions}`, measured };
  } finally {
    await mariadb.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureActions({
  wordpress,
  mariadb,
  isNewest,
  onStep,
}: {
  readonly wordpress: Wordpress;
  readonly mariadb: Mariadb;
  readonly isNewest: boolean;
  readonly onStep: (step: string) => void;
}): Promise<readonly Measured[]> {
  const measure = async (name: string, php: string): Promise<Measured> => {
    await mariadb.ask('FLUSH USER_STATISTICS');
    await wordpress.run(
      `$start = getrusage();
      add_action( 'shutdown', static function () use ( $start ) {
        $end = getrusage();
        file_put_contents( WP_CONTENT_DIR . '/used', ( $end['ru_utime.tv_sec'] - $start['ru_utime.tv_sec'] ) * 1000 + ( $end['ru_utime.tv_usec'] - $start['ru_utime.tv_usec'] ) / 1000 );
      }, PHP_INT_MAX );
      ${before} ${php}`,
      { inAdmin: true },
    );
    const used = Number(await readFile(path.join(wordpress.content, 'used'), 'utf8'));
    const [cpu = '0'] = await mariadb.ask(
      "SELECT CPU_TIME FROM information_schema.USER_STATISTICS WHERE USER = 'wordpress'",
    );
    const result = { name, database: Number(cpu) * 1000, php: used };
    onStep(`${name}: ${result.database.toFixed(1)} ms of the database, ${result.php.toFixed(0)} ms of PHP`);
    return result;
  };
  const results: Measured[] = [];
  // Of a site that was used before: pages in memory, and the table of references filled.
  await wordpress.run(`do_action( 'boardwalk_fill' ); Boardwalk\\siteStamp(); return null;`);
  for (const { name, php, isLong } of actions)
    if (isNewest || !isLong) results.push(await measure(name, php));
  return results;
}
