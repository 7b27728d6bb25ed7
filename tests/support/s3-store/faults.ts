import { StoreError } from './answer.ts';
import { Bucket } from './bucket.ts';
import type { Fault, FaultRequest, Happening } from './fault.ts';
import { accessDenied, cutBefore, internalError, type Refusal } from './happenings.ts';
import type { Operation } from './request.ts';

const writes: readonly Operation[] = ['PutObject', 'CopyObject', 'DeleteObject', 'DeleteObjects'];

/** Happens to all requests. */
export function always(happening: Happening): Fault {
  return () => happening;
}

/** Happens to the second request, the fourth ... */
export function everySecond(happening: Happening): Fault {
  let requests = 0;
  return () => {
    requests += 1;
    return requests % 2 === 0 ? happening : null;
  };
}

/** Happens to one request of an operation: 1 is the first. */
export function toRequest(operation: Operation, number: number, happening: Happening): Fault {
  return (request) => (request.operation === operation && request.count === number ? happening : null);
}

/** Cuts the connection at the write behind the first `number` ones, and at every request from then on. */
export function cutAfterWrites(number: number): Fault {
  let done = 0;
  return ({ operation }) => {
    if (done > number) return cutBefore;
    if (writes.includes(operation)) done += 1;
    return done > number ? cutBefore : null;
  };
}

/** Fails every request for a key, also within a batch of deletes. */
export function failsAlways(key: string): Fault {
  return refuseKeys((other) => other === key, internalError);
}

/** Denies what fits, after the check of the signature. */
export function denies(fits: (request: FaultRequest) => boolean): Fault {
  return (request) => (fits(request) ? accessDenied : null);
}

/** Refuses to delete objects whose keys fit: they are kept by object lock. */
export function locksObjects(fits: (key: string) => boolean): Fault {
  const refused = refuseKeys(fits, accessDenied);
  return (request) => (request.operation.startsWith('Delete') ? refused(request) : null);
}

/** Denies writes without a condition, as a policy of the bucket may demand. */
export function demandsConditions(): Fault {
  return denies(
    ({ operation, headers }) =>
      (operation === 'PutObject' || operation === 'CopyObject') &&
      headers['if-match'] === undefined &&
      headers['if-none-match'] === undefined,
  );
}

export interface Move {
  readonly endpoint: string;
  readonly region: string;
  /** 301 names the endpoint but has no address to follow. */
  readonly status: 301 | 307;
}

/** Sends every request on to the region of the bucket. */
export function movedTo({ endpoint, region, status }: Move): Fault {
  const message = 'The bucket you are attempting to access must be addressed using the specified endpoint.';
  const code = status === 301 ? 'PermanentRedirect' : 'TemporaryRedirect';
  return ({ url }) => {
    const headers = {
      'x-amz-bucket-region': region,
      ...(status === 307 && { location: `${endpoint}${url}` }),
    };
    const details = { fields: { Endpoint: new URL(endpoint).host }, headers };
    return { kind: 'refuse', error: new StoreError(status, code, message, details) };
  };
}

/** Lists the objects of the moment at which it is made, whatever is written later. */
export function oldList(objects: Bucket): Fault {
  const then = new Bucket(objects);
  return ({ operation }) => (operation === 'ListObjectsV2' ? { kind: 'look-at', objects: then } : null);
}

function refuseKeys(fits: (key: string) => boolean, refusal: Refusal): Fault {
  return ({ operation, key }) => {
    if (operation === 'DeleteObjects')
      return { kind: 'refuse-keys', errorOf: (one) => (fits(one) ? refusal.error : null) };
    return fits(key) ? refusal : null;
  };
}
