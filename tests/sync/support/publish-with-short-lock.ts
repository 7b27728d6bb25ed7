// Publishes in a process of its own, with a lock of SHORT_LOCK_MS. Stops at the write STOPPED_AT_WRITE below
// a folder, until somebody continues it.
import { exitCodes } from '../../../bin/exit-codes.ts';
import { BuildError } from '../../../generator/problems/problem.ts';
import { readLocalSite } from '../../../sync/local-site.ts';
import { openFolderStore } from '../../../sync/store/folder/folder-store.ts';
import { openS3Store } from '../../../sync/store/s3/s3-store.ts';
import { sync } from '../../../sync/sync.ts';
import { options } from './options.ts';
import { watchWrites } from './watch-writes.ts';

const [address = '', folder = ''] = process.argv.slice(2);
const {
  AWS_ENDPOINT_URL_S3: endpoint,
  AWS_REGION: region,
  AWS_ACCESS_KEY_ID: accessKeyId = '',
} = process.env;
const {
  AWS_SECRET_ACCESS_KEY: secretAccessKey = '',
  SHORT_LOCK_MS,
  STOPPED_AT_WRITE,
  WRITES_BELOW,
} = process.env;

const credentials = async () => ({ accessKeyId, secretAccessKey });
const store = address.startsWith('s3:')
  ? openS3Store({ address, endpoint, region, credentials, backOff: () => 1 })
  : await openFolderStore(address);
if (WRITES_BELOW !== undefined)
  watchWrites(WRITES_BELOW, (count) => {
    if (count === Number(STOPPED_AT_WRITE)) process.kill(process.pid, 'SIGSTOP');
  });
try {
  await sync(store, await readLocalSite(folder), options({ leaseMs: Number(SHORT_LOCK_MS) }));
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  process.stderr.write(`${error.message} ${JSON.stringify(error.problems)}\n`);
  process.exitCode = error.kind === 'unfinished' ? exitCodes.unfinished : exitCodes.refused;
}
