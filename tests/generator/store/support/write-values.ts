import { randomBytes } from 'node:crypto';
import { openFolderStore } from '../../../../generator/store/folder-store.ts';
import { keysOfSecret } from '../../../../generator/store/store-keys.ts';
import { openWorkStore } from '../../../../generator/store/work-store.ts';

// Writes values of 3 MB into a store until it is killed. Arguments: the folder, the secret.
const [, , folder = '', secret = ''] = process.argv;
const store = openWorkStore({ raw: openFolderStore(folder), keys: keysOfSecret(secret), deadlineMs: 20_000 });

async function write(): Promise<void> {
  await Promise.all(
    Array.from({ length: 4 }, () =>
      store.save(`picture/${randomBytes(32).toString('hex')}`, randomBytes(3_000_000)),
    ),
  );
  return write();
}

void write();
