import { setTimeout } from 'node:timers/promises';
import type { StoreState } from './abilities.ts';
import { type Answer, errorAnswer } from './answer.ts';
import type { Happening } from './fault.ts';
import { perform } from './perform.ts';
import type { StoreRequest } from './request.ts';

export interface Outcome {
  readonly answer: Answer | null;
  readonly ending: 'complete' | 'cut' | 'hang';
}

/** Does what a request asks for, or what was planned in its place. */
export async function carryOut(
  request: StoreRequest,
  state: StoreState,
  happening: Happening | null,
): Promise<Outcome> {
  const doIt = () => perform(request, state, () => null);
  switch (happening?.kind) {
    case undefined:
      return complete(doIt());
    case 'cut': {
      const answer = happening.when === 'before' ? null : doIt();
      return { answer: happening.when === 'within' ? answer : null, ending: 'cut' };
    }
    case 'hang':
      if (happening.when === 'after') doIt();
      return { answer: null, ending: 'hang' };
    case 'delay':
      await setTimeout(happening.delayMs);
      return complete(doIt());
    case 'refuse':
      return complete(errorAnswer(happening.error));
    case 'answer':
      return complete(happening.answer);
    case 'edit-answer':
      return complete(happening.edit(doIt()));
    case 'change-body':
      return complete(perform({ ...request, body: happening.change(request.body) }, state, () => null));
    case 'look-at':
      return complete(perform(request, { ...state, objects: happening.objects }, () => null));
    case 'refuse-keys':
      return complete(perform(request, state, happening.errorOf));
  }
}

function complete(answer: Answer): Outcome {
  return { answer, ending: 'complete' };
}
