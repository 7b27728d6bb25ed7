import { onTestFinished } from 'vitest';
import type { Attempt } from '../../../../generator/http/request-queue.ts';
import type { Problem } from '../../../../generator/problems/problem.ts';
import { sha256 } from '../../../../generator/util/hash.ts';
import { openS3Store, type S3StoreOptions } from '../../../../sync/store/s3/s3-store.ts';
import type { NewObject, Store } from '../../../../sync/store/store.ts';
import {
  openTestStore,
  type TestStore,
  type TestStoreOptions,
} from '../../../support/s3-store/open-test-store.ts';

export interface Pair {
  readonly server: TestStore;
  readonly store: Store;
  readonly attempts: Attempt[];
  readonly warnings: Problem[];
}

/** A server for one test, and our store over it, with the prefix "site/" and hardly any pauses. */
export async function openPair(
  options: { readonly server?: Partial<TestStoreOptions>; readonly store?: Partial<S3StoreOptions> } = {},
): Promise<Pair> {
  const server = await openTestStore({ bucket: 'pier', ...options.server });
  onTestFinished(server.close);
  const attempts: Attempt[] = [];
  const warnings: Problem[] = [];
  const { accessKeyId, secretAccessKey, sessionToken } = server.credentials;
  const store = openS3Store({
    address: 's3://pier/site',
    endpoint: server.endpoint,
    credentials: async () => ({ accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) }),
    backOff: () => 2,
    onAttempt: (attempt) => attempts.push(attempt),
    warn: (problem) => warnings.push(problem),
    ...options.store,
  });
  return { server, store, attempts, warnings };
}

/** An object of this text. */
export function objectOf(
  text: string,
  { headers = { 'content-type': 'text/html' }, condition }: Partial<NewObject> = {},
): NewObject {
  const bytes = Buffer.from(text);
  return { bytes, sha256: sha256(bytes), headers, ...(condition !== undefined && { condition }) };
}
