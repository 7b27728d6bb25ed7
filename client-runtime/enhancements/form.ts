import { formStateWords } from '../../words/site/form-state-words.ts';
import { checkForm, checkLater, showErrors } from '../forms/check-form.ts';
import { draftOf } from '../forms/draft.ts';
import { sendForm } from '../forms/send-form.ts';

/**
 * Checks a form before it is sent, with words at each field, and keeps what was typed: over Back, a
 * crash, and an answer that never comes. Sends it itself where its receiver answers script.
 */
export function start(element: HTMLElement): () => void {
  if (!(element instanceof HTMLFormElement)) return () => {};
  const form = element;
  const stopping = new AbortController();
  const { signal } = stopping;
  const status = form.querySelector<HTMLElement>('[role=status]');
  const draft = draftOf(form);
  const say = (text: string) => {
    if (status) status.textContent = text;
  };
  form.noValidate = true;
  draft.restore();
  form.addEventListener('input', draft.save, { signal });
  checkLater(form, signal);

  const submit = async (event: SubmitEvent): Promise<void> => {
    say('');
    if (form.ariaBusy === 'true' || !checkForm(form)) return event.preventDefault();
    const { thanks } = form.dataset;
    if (!navigator.onLine) {
      event.preventDefault();
      return say(formStateWords.offline);
    }
    draft.save();
    // Where the browser sends it, the page that thanks forgets the draft.
    if (thanks === undefined) return draft.markSent();
    event.preventDefault();
    form.ariaBusy = 'true';
    say(formStateWords.sending);
    const answer = await sendForm(form, signal);
    form.ariaBusy = null;
    if (answer.isSent) {
      draft.markSent();
      location.assign(thanks);
      return;
    }
    say(answer.isReached ? (answer.message ?? formStateWords.refused) : formStateWords.offline);
    showErrors(form, answer.errors);
  };
  form.addEventListener('submit', (event) => void submit(event), { signal });
  return () => {
    stopping.abort();
    form.noValidate = false;
  };
}
