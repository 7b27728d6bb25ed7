import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { answerSafely } from '../../../bin/commands/serve/answer.ts';
import { type Abilities, allAbilities } from './abilities.ts';
import { noSuchBucket, StoreError } from './answer.ts';
import { type Credentials, createAuthenticator } from './authenticate.ts';
import { Bucket } from './bucket.ts';
import { carryOut } from './carry-out.ts';
import type { Fault, Happening } from './fault.ts';
import { openFaultPlan } from './fault-plan.ts';
import { newObject } from './objects.ts';
import { type Operation, readRequest, type StoreRequest } from './request.ts';
import { sendOutcome } from './send-answer.ts';

export interface TestStoreOptions extends Partial<Abilities> {
  readonly bucket: string;
  /** Default: "us-east-1". */
  readonly region?: string;
  /** Everybody who may ask. Default: one owner. */
  readonly credentials?: readonly [Credentials, ...Credentials[]];
  /** The store's clock, in milliseconds. Default: that of the machine. */
  readonly now?: () => number;
  /** Faults that stay, such as the policies of a bucket. Default: none. */
  readonly rules?: readonly Fault[];
}

/** A request as the store saw it. */
export interface SeenRequest {
  readonly operation: Operation;
  readonly method: string;
  readonly key: string;
  /** 0 where no answer was given. */
  readonly status: number;
  /** Bytes of the body that came, and of the one that went. */
  readonly received: number;
  readonly sent: number;
}

/** A small S3 server in memory, at addresses of the form `{endpoint}/{bucket}/{key}`. */
export interface TestStore {
  /** "http://127.0.0.1:4000", without a slash at the end. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  /** The first of those that may ask. */
  readonly credentials: Credentials;
  /** The objects by key. Changes count at once. */
  readonly objects: Bucket;
  /** All requests so far; whoever wants to count clears it. */
  readonly requests: SeenRequest[];
  /** Puts an object in place behind the back of all clients. */
  readonly place: (key: string, content: string | Buffer, headers?: Readonly<Record<string, string>>) => void;
  /** Plans faults in place of those before. Without any, the store works. */
  readonly inject: (...faults: readonly Fault[]) => void;
  /** Ends the server and its connections. */
  readonly close: () => Promise<void>;
}

const owner: Credentials = { accessKeyId: 'AKIATESTOWNER', secretAccessKey: 'secret/of+the=owner' };

/** Clients that reuse a connection after a while do not meet its end. */
const keepAliveTimeout = 120_000;

/** Opens an empty store on a free port of this machine. */
export async function openTestStore({
  bucket,
  region = 'us-east-1',
  credentials = [owner],
  now = Date.now,
  rules = [],
  ...given
}: TestStoreOptions): Promise<TestStore> {
  const objects = new Bucket();
  const abilities = { ...allAbilities, ...given };
  const state = { bucket, objects, abilities, now };
  const authenticate = createAuthenticator({ credentials, region, now });
  const plan = openFaultPlan(rules);
  const requests: SeenRequest[] = [];

  /** Faults happen to requests that are allowed: others are refused in any case. */
  const happeningOf = (request: StoreRequest): Happening | null => {
    try {
      authenticate(request);
      if (request.bucket !== bucket) throw noSuchBucket(request.bucket);
    } catch (error) {
      if (error instanceof StoreError) return { kind: 'refuse', error };
      throw error;
    }
    return plan.happeningOf(request);
  };

  const answer = answerSafely(async (incoming, response) => {
    const request = readRequest(incoming, await buffer(incoming));
    const outcome = await carryOut(request, state, happeningOf(request));
    const sent = sendOutcome(response, outcome, {
      date: new Date(now()).toUTCString(),
      'x-amz-request-id': requests.length.toString(16).padStart(16, '0'),
      'x-amz-bucket-region': region,
    });
    const { operation, method, key, body } = request;
    const status = outcome.answer?.status ?? 0;
    requests.push({ operation, method, key, status, received: body.length, sent });
  });
  const server = createServer({ keepAliveTimeout }, answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    region,
    credentials: credentials[0],
    objects,
    requests,
    place: (key, content, headers = {}) => {
      objects.set(key, newObject(Buffer.from(content), headers, { etags: abilities.etags, now }));
    },
    inject: (...faults) => plan.inject(faults),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
