import { SourceError } from '../../../generator/problems/source-error.ts';
import type { ListedObject, ListReader } from '../store.ts';
import type { Exchange } from './exchange.ts';
import { quoted } from './read-object.ts';
import { errorElement, foreignAnswer, storeError } from './store-error.ts';
import type { StoreAnswer } from './store-request.ts';
import { childrenOf, parseXml, textOf, type XmlElement } from './xml.ts';

interface Page {
  readonly objects: readonly ListedObject[];
  /** Where the next page begins; null on the last one. */
  readonly token: string | null;
}

/**
 * Hands over all objects below a prefix, page by page. Keys are whole. Throws a SourceError for a
 * list that does not come to its end: half a list would look like removed objects.
 */
export async function listObjects(
  exchange: Exchange,
  { prefix, keysPerPage }: { readonly prefix: string; readonly keysPerPage: number },
  { take, beforePage }: ListReader,
): Promise<void> {
  const seen: Seen = { starts: new Set(), objects: 0, emptyPages: 0 };
  let token: string | null = null;
  do {
    await beforePage?.();
    const page: Page = await readPage(exchange, { prefix, keysPerPage, token, seen });
    page.objects.forEach(take);
    token = page.token;
    const [first] = page.objects;
    for (const start of [token, first?.key]) if (start) seen.starts.add(start);
    seen.objects += page.objects.length;
    seen.emptyPages = first === undefined ? seen.emptyPages + 1 : 0;
  } while (token !== null);
}

/** The most objects of a list, and pages without any in a row: a store passes over what was removed so. */
const mostObjects = 20_000_000;
const mostEmptyPages = 100;

/** The pages so far. */
interface Seen {
  /** All tokens and first keys. */
  readonly starts: Set<string>;
  objects: number;
  emptyPages: number;
}

interface PageRequest {
  readonly prefix: string;
  readonly keysPerPage: number;
  readonly token: string | null;
  readonly seen: Seen;
}

function readPage(exchange: Exchange, { prefix, keysPerPage, token, seen }: PageRequest): Promise<Page> {
  const query = {
    'list-type': '2',
    // A key may hold characters that XML cannot.
    'encoding-type': 'url',
    'max-keys': String(keysPerPage),
    prefix,
    ...(token !== null && { 'continuation-token': token }),
  };
  return exchange({ operation: 'ListObjectsV2', method: 'GET', query }, (answer) => {
    const page = parsePage(answer);
    if (isRepeated(page, seen)) throw brokenList(answer, 'it repeats a page');
    if (seen.emptyPages >= mostEmptyPages) throw brokenList(answer, `${mostEmptyPages} pages are empty`);
    if (seen.objects > mostObjects) throw brokenList(answer, `it has more than ${mostObjects} objects`);
    const foreign = page.objects.find(({ key }) => !key.startsWith(prefix));
    if (foreign)
      throw brokenList(answer, `${JSON.stringify(foreign.key)} is not below ${JSON.stringify(prefix)}`);
    return page;
  });
}

function isRepeated({ token, objects: [first] }: Page, { starts }: Seen): boolean {
  return (token !== null && starts.has(token)) || (first !== undefined && starts.has(first.key));
}

function parsePage(answer: StoreAnswer): Page {
  if (errorElement(answer) !== null) throw storeError(answer, answer.place);
  const root = parseXml(answer.body.toString());
  if (root?.name !== 'ListBucketResult') throw foreignAnswer(answer, answer.place);
  const isTruncated = textOf(root, 'IsTruncated');
  const token = textOf(root, 'NextContinuationToken') || null;
  if (isTruncated !== 'true' && isTruncated !== 'false') throw brokenList(answer, 'it does not tell its end');
  if (isTruncated === 'true' && token === null) throw brokenList(answer, 'it ends without its last page');
  const isEncoded = textOf(root, 'EncodingType') === 'url';
  const objects = childrenOf(root, 'Contents').map((element) => toObject(element, isEncoded, answer));
  return { objects, token: isTruncated === 'true' ? token : null };
}

function toObject(element: XmlElement, isEncoded: boolean, answer: StoreAnswer): ListedObject {
  const key = textOf(element, 'Key');
  const size = textOf(element, 'Size') ?? '';
  if (!key || !/^\d+$/.test(size)) throw brokenList(answer, 'an object has no key or no size');
  return {
    key: isEncoded ? decodeKey(key, answer) : key,
    size: Number(size),
    etag: quoted(textOf(element, 'ETag') ?? ''),
  };
}

/** S3 writes a space as a plus sign here. */
function decodeKey(text: string, answer: StoreAnswer): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw brokenList(answer, `${JSON.stringify(text)} is not an encoded key`);
  }
}

function brokenList({ status, place }: StoreAnswer, reason: string): SourceError {
  const message = `The list of ${place.host} cannot be used: ${reason}`;
  return new SourceError(message, { kind: 'http', status, code: 'BrokenList', ...place });
}
