import type { Bucket } from './bucket.ts';

/** An answer to conditions on writes: they are checked, or ignored (200), or refused (501). */
export type ConditionSupport = 'kept' | 'ignored' | 'unsupported';

/** Differences between the stores that speak S3. By default those of AWS. */
export interface Abilities {
  /** `If-Match` and `If-None-Match` of puts and deletes. Default: kept. */
  readonly conditions: ConditionSupport;
  /** Copies take on the headers of their request, or keep those of the source. Default: replaced. */
  readonly copyHeaders: 'replaced' | 'ignored';
  /** `If-Match` of puts finds an etag with or without its quotes; or, as in Ceph 16, only without. Default: any. */
  readonly etagQuotes: 'any' | 'none';
  /** Bodies are compared with `x-amz-content-sha256`. Default: checked. */
  readonly bodyHash: 'checked' | 'ignored';
  /** The MD5 of the bytes; or, as with SSE-KMS, another value of the same form. Default: md5. */
  readonly etags: 'md5' | 'opaque';
  /** DeleteObjects; without it 501. Default: true. */
  readonly batchDelete: boolean;
  /** The most objects that a page of a list holds. Default: 1000. */
  readonly pageSize: number;
}

export const allAbilities: Abilities = {
  conditions: 'kept',
  copyHeaders: 'replaced',
  etagQuotes: 'any',
  bodyHash: 'checked',
  etags: 'md5',
  batchDelete: true,
  pageSize: 1000,
};

/** Everything that operations work on. */
export interface StoreState {
  readonly bucket: string;
  readonly objects: Bucket;
  readonly abilities: Abilities;
  readonly now: () => number;
}
