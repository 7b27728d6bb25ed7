import { hash } from 'node:crypto';
import type { NewObject, PutResult } from '../store.ts';
import type { Exchange } from './exchange.ts';
import { etagOf, getObject, headObject, isMissing } from './read-object.ts';
import { errorElement, foreignAnswer, storeError } from './store-error.ts';
import type { StoreAnswer } from './store-request.ts';

/**
 * Writes an object under its condition. An earlier attempt may have been cut after it was written:
 * the repeated condition then meets our own object, which counts as written.
 */
export async function putObject(exchange: Exchange, key: string, object: NewObject): Promise<PutResult> {
  const { condition } = object;
  const result = await putOnce(exchange, key, object, conditionHeader(condition));
  if (result.outcome === 'written' || condition === undefined || condition === 'absent') return result;
  // Older gateways of Ceph refuse an etag in the quotes that they gave it.
  const isSame = (await headObject(exchange, key))?.etag === condition.etag;
  return isSame ? putOnce(exchange, key, object, { 'if-match': condition.etag.replaceAll('"', '') }) : result;
}

async function putOnce(
  exchange: Exchange,
  key: string,
  { bytes, sha256, headers, condition }: NewObject,
  conditions: Readonly<Record<string, string>>,
): Promise<PutResult> {
  const request = {
    operation: 'PutObject',
    method: 'PUT',
    key,
    headers: { ...headers, ...conditions },
    body: bytes,
    sha256,
    // A version that is to be replaced may be missing.
    accepts: condition === undefined ? [] : condition === 'absent' ? [412] : [412, 404],
  } as const;
  const { attempts, etag } = await exchange(request, (answer, attempts) => ({
    attempts,
    etag: writtenEtag(answer),
  }));
  if (etag !== null) return { outcome: 'written', etag };
  const own = attempts > 1 ? await findEqual(exchange, key, bytes) : null;
  return own === null ? { outcome: 'refused' } : { outcome: 'written', etag: own };
}

function conditionHeader(condition: NewObject['condition']): Record<string, string> {
  if (condition === undefined) return {};
  return condition === 'absent' ? { 'if-none-match': '*' } : { 'if-match': condition.etag };
}

/** Returns the etag of a written object; null when the condition did not hold. */
function writtenEtag(answer: StoreAnswer): string | null {
  if (answer.status === 412 || isMissing(answer)) return null;
  if (errorElement(answer) !== null) throw storeError(answer, answer.place);
  if (answer.body.length > 0) throw foreignAnswer(answer, answer.place);
  return etagOf(answer);
}

/** Returns the etag of a stored object with these bytes; null when there is another one or none. */
async function findEqual(exchange: Exchange, key: string, bytes: Uint8Array): Promise<string | null> {
  const facts = await headObject(exchange, key);
  if (facts === null || facts.size !== bytes.byteLength) return null;
  if (facts.etag === `"${hash('md5', bytes, 'hex')}"`) return facts.etag;
  // An etag is an MD5 only by chance: an encrypted object has another one.
  const stored = await getObject(exchange, key);
  return stored?.bytes.equals(bytes) ? stored.etag : null;
}
