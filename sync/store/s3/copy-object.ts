import type { ObjectHeaders } from '../store.ts';
import type { Exchange } from './exchange.ts';
import { encodeKey } from './keys.ts';
import { errorElement, foreignAnswer, storeError } from './store-error.ts';
import { parseXml } from './xml.ts';

/** Copies an object within a bucket. The copy has these headers, and none of the source's. */
export function copyObject(
  exchange: Exchange,
  { bucket, from, to }: { readonly bucket: string; readonly from: string; readonly to: string },
  headers: ObjectHeaders,
): Promise<void> {
  const request = {
    operation: 'CopyObject',
    method: 'PUT',
    key: to,
    headers: {
      ...headers,
      'x-amz-copy-source': `/${encodeKey(bucket)}/${encodeKey(from)}`,
      'x-amz-metadata-directive': 'REPLACE',
    },
  } as const;
  return exchange(request, (answer) => {
    // A copy may fail after the store has begun to answer with 200.
    if (errorElement(answer) !== null) throw storeError(answer, answer.place);
    if (parseXml(answer.body.toString())?.name !== 'CopyObjectResult')
      throw foreignAnswer(answer, answer.place);
  });
}
