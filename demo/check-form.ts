import type { FieldError } from '../client-runtime/forms/check-form.ts';
import { type FormField, type FormName, forms } from '../templates/forms/form-fields.ts';
import { defaultWords } from '../words/default-words.ts';

const words = defaultWords.formAnswers;

/** Lists what is wrong with the fields of a form, with the words of the plugin for WordPress. */
export function checkForm(name: FormName, typed: ReadonlyMap<string, string>): readonly FieldError[] {
  return forms[name].fields.flatMap((field) => {
    const message = messageFor(field, (typed.get(field.name) ?? '').trim());
    return message === undefined ? [] : [{ field: field.name, message }];
  });
}

function messageFor(field: FormField, text: string): string | undefined {
  const { label, type, isRequired = false, maxLength: most = Infinity } = field;
  if (text === '') return isRequired ? words.missing({ label }) : undefined;
  if (text.replaceAll('\r\n', '\n').length > most) return words.tooLong({ label, most: String(most) });
  if (type === 'email' && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)) return words.badEmail({ label });
  if (type === 'date' && !isDay(text)) return words.badDate({ label });
  if (type === 'number' && !/^[1-9]\d{0,3}$/.test(text)) return words.badNumber({ label });
  return undefined;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true;
}
