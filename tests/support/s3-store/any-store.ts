import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { openS3Store } from '../../../sync/store/s3/s3-store.ts';
import type { Store } from '../../../sync/store/store.ts';
import type { Credentials } from './authenticate.ts';
import { openTestStore, type TestStore } from './open-test-store.ts';
import { openGate, type StoreGate } from './store-gate.ts';

/** An empty prefix of a bucket behind a gate, in a real store or in our stand-in. */
export interface AnyStore {
  readonly gate: StoreGate;
  /** "s3://bucket/prefix". */
  readonly address: string;
  /** Opens the prefix as another process would, past the gate or through it. */
  readonly open: (way?: 'past' | 'through') => Store;
  /** The environment of a process that publishes through the gate. */
  readonly env: Readonly<Record<string, string>>;
}

interface Place {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly credentials: Credentials;
}

/**
 * Opens the store that `BOARDWALK_S3_ENDPOINT` names, otherwise our stand-in. Its prefix is empty, and
 * emptied again when the test ends.
 */
export async function openAnyStore(): Promise<AnyStore> {
  const place = placeOf(process.env) ?? (await openStandIn());
  const { bucket, region, credentials } = place;
  const gate = await openGate(place.endpoint);
  const address = `s3://${bucket}/tests/${randomUUID()}`;
  const open: AnyStore['open'] = (way = 'past') =>
    openS3Store({
      ...{ address, region, credentials: async () => credentials, backOff: () => 1 },
      endpoint: way === 'past' ? place.endpoint : gate.endpoint,
    });
  onTestFinished(async () => {
    const keys: string[] = [];
    await open().list('', { take: ({ key }) => keys.push(key) });
    await open().remove(keys);
  });
  const env = {
    AWS_ENDPOINT_URL_S3: gate.endpoint,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  };
  return { gate, address, open, env };
}

async function openStandIn(): Promise<TestStore> {
  const store = await openTestStore({ bucket: 'pier' });
  onTestFinished(() => store.close());
  return store;
}

/** The real store of the environment, with the usual names of AWS for the rest; null without one. */
function placeOf(env: NodeJS.ProcessEnv): Place | null {
  const { BOARDWALK_S3_ENDPOINT: endpoint, BOARDWALK_S3_BUCKET: bucket = 'pier' } = env;
  if (!endpoint) return null;
  const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = env;
  const { AWS_REGION: region = 'us-east-1' } = env;
  return { endpoint, bucket, region, credentials: { accessKeyId, secretAccessKey } };
}
