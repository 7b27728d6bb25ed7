import { installPackages } from '../../tools/packages/install-packages.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { packagesFolder } from '../wordpress/server/packages.ts';
import { requireMariadb } from './require-mariadb.ts';
import { startMariadb } from './start-mariadb.ts';

/** Runs the tests of the plugin with a MariaDB of their own and the PHP of this machine, which the environment names. */
export default async function useMariadb(): Promise<() => Promise<void>> {
  requireMariadb();
  await installPackages(packagesFolder);
  const folder = await makeTemporaryFolder();
  const mariadb = await startMariadb(folder);
  Object.assign(process.env, mariadb.env);
  return async () => {
    await mariadb.stop();
    await removeFolder(folder);
  };
}
