import type { FieldError } from './check-form.ts';

/** The answer of a form's receiver. */
export interface SendAnswer {
  readonly isSent: boolean;
  /** False when it could not be reached. */
  readonly isReached: boolean;
  readonly message?: string | undefined;
  readonly errors: readonly FieldError[];
}

/** Sends a form to its address, and asks for an answer as JSON. Never rejects. */
export async function sendForm(form: HTMLFormElement, signal: AbortSignal): Promise<SendAnswer> {
  try {
    const headers = { accept: 'application/json' };
    const answer = await fetch(form.action, { method: 'POST', body: new FormData(form), headers, signal });
    const said: unknown = await answer.json().catch(() => null);
    return { isSent: answer.ok, isReached: true, message: textOf(said, 'message'), errors: errorsOf(said) };
  } catch {
    return { isSent: false, isReached: false, errors: [] };
  }
}

function errorsOf(said: unknown): readonly FieldError[] {
  const errors: unknown = isRecord(said) ? said.errors : undefined;
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error: unknown) => {
    const [field, message] = [textOf(error, 'field'), textOf(error, 'message')];
    return field === undefined || message === undefined ? [] : [{ field, message }];
  });
}

function textOf(value: unknown, name: string): string | undefined {
  const text = isRecord(value) ? value[name] : undefined;
  return typeof text === 'string' && text !== '' ? text : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
