import type { Answer, StoreError } from './answer.ts';
import type { Bucket } from './bucket.ts';
import type { KeyErrors } from './delete-objects.ts';
import type { StoreRequest } from './request.ts';

/** A signed request, before anything is done. */
export interface FaultRequest extends StoreRequest {
  /** Requests of this operation since the faults were injected, this one included. */
  readonly count: number;
}

/** Plans what happens to a request. Null: the store does what it is asked for. */
export type Fault = (request: FaultRequest) => Happening | null;

export type Happening =
  /** The connection ends: with nothing done, or with all done and nothing said, or within the answer. */
  | { readonly kind: 'cut'; readonly when: 'before' | 'after' | 'within' }
  /** No answer ever comes. */
  | { readonly kind: 'hang'; readonly when: 'before' | 'after' }
  /** It takes longer. */
  | { readonly kind: 'delay'; readonly delayMs: number }
  /** Nothing is done, and this is said. */
  | { readonly kind: 'refuse'; readonly error: StoreError }
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** It is done, and something else is said. */
  | { readonly kind: 'edit-answer'; readonly edit: (answer: Answer) => Answer }
  /** The body arrives changed, as by a broken line. */
  | { readonly kind: 'change-body'; readonly change: (body: Buffer) => Buffer }
  /** The store looks at other objects: those of a moment ago. */
  | { readonly kind: 'look-at'; readonly objects: Bucket }
  /** Some keys of a batch of deletes stay, with an error of their own. */
  | { readonly kind: 'refuse-keys'; readonly errorOf: KeyErrors };

/** Joins faults to one: the first that plans something decides. */
export function firstOf(faults: readonly Fault[]): Fault {
  return (request) => {
    for (const fault of faults) {
      const happening = fault(request);
      if (happening !== null) return happening;
    }
    return null;
  };
}
