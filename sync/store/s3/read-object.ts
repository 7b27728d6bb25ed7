import type { ObjectHeaders, StoredFacts, StoredObject } from '../store.ts';
import type { Exchange } from './exchange.ts';
import { codeIn, errorElement, foreignAnswer, storeError } from './store-error.ts';
import type { StoreAnswer } from './store-request.ts';

/** Reads an object. Null when it is missing. */
export function getObject(exchange: Exchange, key: string): Promise<StoredObject | null> {
  return exchange({ operation: 'GetObject', method: 'GET', key, accepts: [404] }, (answer) => {
    if (isMissing(answer)) return null;
    const facts = factsOf(answer);
    return { ...facts, size: answer.body.length, bytes: answer.body };
  });
}

/** Reads the facts of an object. Null when it is missing. */
export function headObject(exchange: Exchange, key: string): Promise<StoredFacts | null> {
  return exchange({ operation: 'HeadObject', method: 'HEAD', key, accepts: [404] }, (answer) =>
    isMissing(answer) ? null : factsOf(answer),
  );
}

/** Returns true for a missing object. Throws a SourceError for a missing bucket or another service. */
export function isMissing(answer: StoreAnswer): boolean {
  if (answer.status !== 404) return false;
  if (codeIn(answer) === 'NoSuchBucket') throw storeError(answer, answer.place);
  if (answer.body.length > 0 && errorElement(answer) === null) throw foreignAnswer(answer, answer.place);
  return true;
}

function factsOf(answer: StoreAnswer): StoredFacts {
  const { headers } = answer;
  return {
    size: Number(headers.get('content-length') ?? 0),
    etag: etagOf(answer),
    headers: keptHeaders(headers),
    ageMs: ageIn(headers),
  };
}

function ageIn(headers: Headers): number | undefined {
  const [now = Number.NaN, written = Number.NaN] = ['date', 'last-modified'].map((name) =>
    Date.parse(headers.get(name) ?? ''),
  );
  return Number.isNaN(now - written) ? undefined : now - written;
}

/** Returns the etag. Every store sends one; a proxy's own page has none. */
export function etagOf(answer: StoreAnswer): string {
  const etag = answer.headers.get('etag');
  if (!etag) throw foreignAnswer(answer, answer.place);
  return quoted(etag);
}

/** Writes an etag in its quotes, which some stores leave off. */
export function quoted(etag: string): string {
  return etag.startsWith('"') || etag.startsWith('W/') ? etag : `"${etag}"`;
}

const keptNames = new Set([
  'content-type',
  'cache-control',
  'content-encoding',
  'content-disposition',
  'content-language',
  'expires',
  'x-amz-website-redirect-location',
]);

function keptHeaders(headers: Headers): ObjectHeaders {
  const kept = [...headers].filter(([name]) => keptNames.has(name) || name.startsWith('x-amz-meta-'));
  return Object.fromEntries(kept);
}
