import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FieldError } from '../client-runtime/forms/check-form.ts';
import { type FormName, forms } from '../templates/forms/form-fields.ts';
import { defaultWords } from '../words/default-words.ts';
import { checkForm } from './check-form.ts';
import { formsPath } from './forms.ts';

const words = defaultWords.formAnswers;

/** As in the plugin for WordPress. */
const mostBytes = 65_536;

/** The most forms in a period, from all visitors together. */
const mostForms = 60;
const periodSeconds = 600;

const thanksPath = '/thanks/';

/**
 * Answers the forms of the demo as the plugin for WordPress does, but for the e-mail: it checks them, and leads to the
 * page that thanks. Nothing of them is kept or sent. All other requests are left to `others`.
 */
export function answerForms(others: RequestListener, now: () => number = Date.now): RequestListener {
  const isOneTooMany = openLimit(now);
  return (request, response) => {
    const name = formOf(request);
    if (name === undefined) return others(request, response);
    const result = isOneTooMany() ? Promise.resolve(tooMany) : takeForm(name, request);
    // A visitor who leaves while a form is read needs no answer.
    result.then(
      (taken) => answer(request, response, taken),
      () => response.destroy(),
    );
  };
}

function formOf({ method, url = '' }: IncomingMessage): FormName | undefined {
  if (method !== 'POST' || !url.startsWith(formsPath)) return undefined;
  const name = url.slice(formsPath.length).split('?')[0];
  return (Object.keys(forms) as FormName[]).find((form) => form === name);
}

function openLimit(now: () => number): () => boolean {
  let [since, count] = [now(), 0];
  return () => {
    if (now() - since >= periodSeconds * 1000) [since, count] = [now(), 0];
    count += 1;
    return count > mostForms;
  };
}

interface Taken {
  readonly status: number;
  readonly message: string;
  readonly errors?: readonly FieldError[];
}

const thanks: Taken = { status: 200, message: words.thanks };
const tooMany: Taken = { status: 429, message: words.tooMany };
const tooLarge: Taken = { status: 413, message: words.tooLarge };

async function takeForm(name: FormName, request: IncomingMessage): Promise<Taken> {
  const body = await readBody(request);
  if (body === null) return tooLarge;
  const typed = await readFields(body, request.headers['content-type'] ?? '');
  // A program has filled in what visitors do not see.
  if (typed.get('_gotcha')) return thanks;
  const errors = checkForm(name, typed);
  return errors.length === 0 ? thanks : { status: 422, message: words.wrong, errors };
}

/** Returns null for more than a form can have. */
async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads the texts of a form, without its files. A body of another type has none. */
async function readFields(body: Buffer<ArrayBuffer>, type: string): Promise<ReadonlyMap<string, string>> {
  const fields = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => []);
  return new Map([...fields].flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])));
}

function answer(request: IncomingMessage, response: ServerResponse, taken: Taken): void {
  const { status, message, errors = [] } = taken;
  response.setHeader('cache-control', 'no-store');
  if (status === 429) response.setHeader('retry-after', periodSeconds);
  // What is left of a body that is too large nobody reads.
  if (status === 413) response.setHeader('connection', 'close');
  if (request.headers.accept?.includes('application/json')) {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? { message, next: thanksPath } : { message, errors }));
  } else if (status === 200) {
    response.writeHead(303, { location: thanksPath }).end();
  } else {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
    response.end(pageOf(message, errors));
  }
}

/** A page from which Back leads to the form. It has nothing of what was typed. */
function pageOf(message: string, errors: readonly FieldError[]): string {
  const items = errors.map((error) => `<li>${error.message}</li>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${message}</title><h1>${message}</h1>${items && `<ul>${items}</ul>`}<p>${words.goBack}</p></html>
`;
}
