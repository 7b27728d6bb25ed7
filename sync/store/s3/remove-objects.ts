import { hash } from 'node:crypto';
import type { Redact } from '../../../generator/http/redact.ts';
import { SourceError } from '../../../generator/problems/source-error.ts';
import { cut } from '../../../generator/util/cut.ts';
import { sha256 } from '../../../generator/util/hash.ts';
import type { FailedRemoval } from '../store.ts';
import type { Exchange } from './exchange.ts';
import { errorElement, foreignAnswer, mayPass, storeError } from './store-error.ts';
import { childrenOf, escapeXml, fitsXml, parseXml, textOf } from './xml.ts';

/** More are refused by S3. */
const mostKeys = 1000;

export type RemoveObjects = (
  exchange: Exchange,
  keys: readonly string[],
) => Promise<readonly FailedRemoval[]>;

/**
 * Opens the removal of objects: in batches until the store says that it has none, then one by one.
 * Keys are whole. `redact` cleans the reasons that the store gives.
 */
export function openRemoval(redact: Redact): RemoveObjects {
  let hasBatches = true;

  const removeBatch: RemoveObjects = async (exchange, keys) => {
    if (!hasBatches || keys.length < 2) return removeSingly(exchange, keys);
    try {
      const failed = await sendBatch(exchange, keys);
      // Alone, a removal has its own retries.
      const again = failed.filter(({ code }) => mayPass(code)).map(({ key }) => key);
      const lost = failed
        .filter(({ code }) => !mayPass(code))
        .map((failure) => ({ key: failure.key, reason: redact(reasonOf(failure)) }));
      return [...lost, ...(await removeSingly(exchange, again))];
    } catch (error) {
      if (!(error instanceof SourceError && lacksBatches(error))) throw error;
      hasBatches = false;
      return removeSingly(exchange, keys);
    }
  };

  return async (exchange, keys) => {
    const failures: FailedRemoval[] = [];
    for (const batch of cut(keys.filter(fitsXml), mostKeys))
      failures.push(...(await removeBatch(exchange, batch)));
    const others = keys.filter((key) => !fitsXml(key));
    return [...failures, ...(await removeSingly(exchange, others))];
  };
}

interface FailedKey {
  readonly key: string;
  readonly code: string;
  readonly message: string;
}

function sendBatch(exchange: Exchange, keys: readonly string[]): Promise<readonly FailedKey[]> {
  const objects = keys.map((key) => `<Object><Key>${escapeXml(key)}</Key></Object>`).join('');
  const body = Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Delete xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${objects}<Quiet>true</Quiet></Delete>`,
  );
  const request = {
    operation: 'DeleteObjects',
    method: 'POST',
    query: { delete: '' },
    headers: { 'content-type': 'application/xml', 'content-md5': hash('md5', body, 'base64') },
    body,
    sha256: sha256(body),
  } as const;
  return exchange(request, (answer) => {
    if (errorElement(answer) !== null) throw storeError(answer, answer.place);
    const root = parseXml(answer.body.toString());
    if (root?.name !== 'DeleteResult') throw foreignAnswer(answer, answer.place);
    const failed = childrenOf(root, 'Error').map((element) => ({
      key: textOf(element, 'Key') ?? '',
      code: textOf(element, 'Code') ?? '',
      message: textOf(element, 'Message') ?? '',
    }));
    return failed.filter(({ code }) => code !== 'NoSuchKey');
  });
}

function removeSingly(exchange: Exchange, keys: readonly string[]): Promise<readonly FailedRemoval[]> {
  return Promise.all(keys.map((key) => removeOne(exchange, key))).then((results) => results.flat());
}

async function removeOne(exchange: Exchange, key: string): Promise<readonly FailedRemoval[]> {
  try {
    const request = { operation: 'DeleteObject', method: 'DELETE', key, accepts: [404] } as const;
    return await exchange(request, (answer) => {
      const error = errorElement(answer);
      if (error === null && answer.body.length > 0) throw foreignAnswer(answer, answer.place);
      // A missing bucket is no missing object.
      if (error !== null && textOf(error, 'Code') !== 'NoSuchKey') throw storeError(answer, answer.place);
      return [];
    });
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return [{ key, reason: error.message }];
  }
}

function reasonOf({ code, message }: FailedKey): string {
  return message === '' ? code : `${code}: ${message}`;
}

/** Codes and statuses of stores without batches. Google's answers with MalformedPOSTRequest. */
const missingBatches = new Set([
  'NotImplemented',
  'MethodNotAllowed',
  'MalformedPOST',
  'MalformedPOSTRequest',
]);

function lacksBatches({ status, code }: SourceError): boolean {
  return status === 501 || status === 405 || missingBatches.has(code);
}
