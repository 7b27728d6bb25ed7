import type { Answer } from '../../../generator/http/send.ts';
import type { Fence } from '../store.ts';

/** A request to a store, before it is signed. */
export interface StoreRequest {
  /** Its name in the S3 API: "PutObject". */
  readonly operation: string;
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** The whole key, with the prefix. Undefined: the request is about the bucket. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** Of the body. */
  readonly sha256?: string;
  /** Statuses that are answers and no failures, besides 2xx. */
  readonly accepts?: readonly number[];
  /** Of a write: asked before each attempt. */
  readonly fence?: Fence;
}

export interface StoreAnswer extends Answer {
  readonly place: { readonly host: string; readonly operationName: string };
}

/** Returns true for an answer with a status that the request does not accept. */
export function isFailure({ status }: Answer, { accepts = [] }: StoreRequest): boolean {
  return !(status >= 200 && status < 300) && !accepts.includes(status);
}
