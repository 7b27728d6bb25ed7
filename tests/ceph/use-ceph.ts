import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { requireCeph } from './require-ceph.ts';
import { startCeph } from './start-ceph.ts';

/** Runs the tests with a bucket in a Ceph of their own, which the environment names. */
export default async function useCeph(): Promise<() => Promise<void>> {
  requireCeph();
  const folder = await makeTemporaryFolder();
  const ceph = await startCeph(folder);
  Object.assign(process.env, ceph.env);
  return async () => {
    await ceph.stop();
    await removeFolder(folder);
  };
}
