import { DomUtils, parseDocument } from 'htmlparser2';
import type { StoreState } from './abilities.ts';
import { type Answer, notImplemented, StoreError, xmlAnswer } from './answer.ts';
import { readPayload } from './read-payload.ts';
import type { StoreRequest } from './request.ts';

type ParentNode = Pick<ReturnType<typeof parseDocument>, 'children'>;

/** Returns the error that a key of a batch gets instead of being deleted. */
export type KeyErrors = (key: string) => StoreError | null;

const maxKeys = 1000;

/** Answers DeleteObjects: with 200 also where keys of it fail. */
export function deleteObjects(request: StoreRequest, state: StoreState, keyErrors: KeyErrors): Answer {
  if (!state.abilities.batchDelete) throw notImplemented('DeleteObjects');
  if (request.headers['content-md5'] === undefined) throw missingDigest();
  const { keys, isQuiet } = readBatch(readPayload(request, state.abilities).toString());
  const results = keys.map((key) => ({ key, error: keyErrors(key) }));
  const deleted = results.filter(({ error }) => error === null);
  for (const { key } of deleted) state.objects.delete(key);
  return xmlAnswer(200, 'DeleteResult', {
    Deleted: isQuiet ? [] : deleted.map(({ key }) => ({ Key: key })),
    Error: results.flatMap(({ key, error }) =>
      error === null ? [] : { Key: key, Code: error.code, Message: error.message },
    ),
  });
}

function readBatch(xml: string): { keys: readonly string[]; isQuiet: boolean } {
  const [root] = childrenOf(parseDocument(xml, { xmlMode: true }), 'Delete');
  const objects = root ? childrenOf(root, 'Object') : [];
  if (root === undefined || objects.length === 0 || objects.length > maxKeys) throw malformed();
  const keys = objects.map((object) => {
    const key = textOf(object, 'Key');
    if (key === undefined) throw malformed();
    return key;
  });
  return { keys, isQuiet: textOf(root, 'Quiet') === 'true' };
}

function childrenOf(parent: ParentNode, name: string) {
  return DomUtils.getElementsByTagName(name, parent.children, false);
}

function textOf(parent: ParentNode, name: string): string | undefined {
  const [found] = childrenOf(parent, name);
  return found && DomUtils.textContent(found);
}

function missingDigest(): StoreError {
  const message = 'Missing required header for this request: Content-MD5 OR x-amz-checksum-*';
  return new StoreError(400, 'InvalidRequest', message);
}

function malformed(): StoreError {
  const message = 'The XML you provided was not well-formed or did not validate against our published schema';
  return new StoreError(400, 'MalformedXML', message);
}
