import type { StoreState } from './abilities.ts';
import { type Answer, errorAnswer, notImplemented, StoreError } from './answer.ts';
import { deleteObjects, type KeyErrors } from './delete-objects.ts';
import { listObjects } from './list-objects.ts';
import { copyObject, deleteObject, getObject, putObject } from './objects.ts';
import type { StoreRequest } from './request.ts';

/** Does what a request asks for, at once and as a whole, and returns the answer. */
export function perform(request: StoreRequest, state: StoreState, keyErrors: KeyErrors): Answer {
  try {
    return run(request, state, keyErrors);
  } catch (error) {
    if (error instanceof StoreError) return errorAnswer(error);
    throw error;
  }
}

function run(request: StoreRequest, state: StoreState, keyErrors: KeyErrors): Answer {
  switch (request.operation) {
    case 'GetObject':
    case 'HeadObject':
      return getObject(request, state);
    case 'PutObject':
      return putObject(request, state);
    case 'CopyObject':
      return copyObject(request, state);
    case 'DeleteObject':
      return deleteObject(request, state);
    case 'DeleteObjects':
      return deleteObjects(request, state, keyErrors);
    case 'ListObjectsV2':
      return listObjects(request, state);
    case 'Unknown':
      throw notImplemented(`${request.method} ${request.url}`);
  }
}
