import { errorAnswer, StoreError } from './answer.ts';
import type { Happening } from './fault.ts';

/** A happening that is an error of the store. */
export interface Refusal {
  readonly kind: 'refuse';
  readonly error: StoreError;
}

export const cutBefore: Happening = { kind: 'cut', when: 'before' };
export const cutAfter: Happening = { kind: 'cut', when: 'after' };
export const cutWithin: Happening = { kind: 'cut', when: 'within' };
export const hang: Happening = { kind: 'hang', when: 'before' };
export const hangAfter: Happening = { kind: 'hang', when: 'after' };

export const slowDown = refuse(503, 'SlowDown', 'Please reduce your request rate.');
export const internalError = refuse(
  500,
  'InternalError',
  'We encountered an internal error. Please try again.',
);
export const accessDenied = refuse(403, 'AccessDenied', 'Access Denied');

/** The answer to the slower one of two writes with a condition. */
export const conflict = refuse(
  409,
  'ConditionalRequestConflict',
  'A conflicting operation occurred during the execution of this request.',
);

/** S3 begins the answer to a copy before it has copied: an error comes with the status 200. */
export const errorInCopy: Happening = {
  kind: 'answer',
  answer: { ...errorAnswer(internalError.error), status: 200 },
};

/** The page of a proxy or of a network that wants to be logged in to. */
export const htmlPage: Happening = {
  kind: 'answer',
  answer: {
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: '<!doctype html><title>Log in</title><p>Please log in.',
  },
};

/** Changes the first byte: refused by a store that checks hashes, kept by another. */
export const corruptBody: Happening = {
  kind: 'change-body',
  change: (body) => Buffer.concat([Buffer.from([(body[0] ?? 0) ^ 1]), body.subarray(1)]),
};

/** The next page of the list is announced, without its token. */
export const missingToken: Happening = {
  kind: 'edit-answer',
  edit: (answer) => ({
    ...answer,
    body: String(answer.body).replace(/<NextContinuationToken>.*?<\/NextContinuationToken>/, ''),
  }),
};

export function refuse(status: number, code: string, message: string): Refusal {
  return { kind: 'refuse', error: new StoreError(status, code, message) };
}
