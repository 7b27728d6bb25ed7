import { formStateWords } from '../../words/site/form-state-words.ts';
import { fieldsOf } from './draft.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The words for one field, by its name. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** Checks every field, says what is wrong at each, and focuses the first. True when all are right. */
export function checkForm(form: HTMLFormElement): boolean {
  const wrong = fieldsOf(form).filter((field) => !check(field));
  wrong[0]?.focus();
  return wrong.length === 0;
}

/** Looks again at a field that was wrong while it is corrected. */
export function checkLater(form: HTMLFormElement, signal: AbortSignal): void {
  const look = ({ target }: Event) => {
    for (const field of fieldsOf(form)) {
      if (field === target && field.ariaInvalid === 'true') check(field);
    }
  };
  form.addEventListener('input', look, { signal });
}

/** Shows what the receiver says about fields, and focuses the first. */
export function showErrors(form: HTMLFormElement, errors: readonly FieldError[]): void {
  const said = new Map(errors.map(({ field, message }) => [field, message]));
  const wrong = fieldsOf(form).filter(({ name }) => said.has(name));
  for (const field of wrong) say(field, said.get(field.name) ?? '');
  wrong[0]?.focus();
}

function check(field: Field): boolean {
  const message = messageFor(field);
  say(field, message);
  return message === '';
}

function say(field: Field, message: string): void {
  const place = document.getElementById(`${field.id}-error`);
  if (place !== null) place.textContent = message;
  if (message === '') field.removeAttribute('aria-invalid');
  else field.ariaInvalid = 'true';
}

/** Says what to do; for rare cases the browser has words of its own. */
function messageFor({ required, validity, type, value, validationMessage }: Field): string {
  if (validity.typeMismatch) return formStateWords.badEmail;
  if (required && value.trim() === '') return messages[type] ?? formStateWords.missing;
  return validity.valid ? '' : validationMessage;
}

const messages: Readonly<Record<string, string>> = {
  email: formStateWords.missingEmail,
  date: formStateWords.missingDate,
  number: formStateWords.missingNumber,
};
