import { DomUtils, parseDocument } from 'htmlparser2';
import type { Session } from '../server/session.ts';

/** A form as a browser without script would send it. */
export interface Form {
  /** The path that it is sent to. */
  readonly action: string;
  readonly values: URLSearchParams;
}

/** A page that was answered. */
export interface AnsweredPage {
  readonly status: number;
  readonly html: string;
  /** All text that a reader sees, on one line. */
  readonly text: string;
}

type Document = ReturnType<typeof parseDocument>;
type Element = Parameters<typeof DomUtils.getAttributeValue>[0];

/** Requests a page and follows its redirects. */
export async function visit(session: Session, path: string, init: RequestInit = {}): Promise<AnsweredPage> {
  let answer = await session.fetch(path, init);
  for (let location = answer.headers.get('location'); location !== null; ) {
    const { pathname, search } = new URL(location, answer.url);
    answer = await session.fetch(pathname + search);
    location = answer.headers.get('location');
  }
  const html = await answer.text();
  return { status: answer.status, html, text: textOf(html) };
}

/** Sends a form as it is, and follows where the server leads to. */
export function send(session: Session, { action, values }: Form): Promise<AnsweredPage> {
  return visit(session, action, { method: 'POST', body: values });
}

/** Reads the form of a page that has a value of this name. Throws where it is missing. */
export function readForm(html: string, name: string): Form {
  const forms = DomUtils.getElementsByTagName('form', parseDocument(html));
  const found = forms.map(readValues).find(({ values }) => values.has(name));
  if (found === undefined) throw new Error(`The page has no form with "${name}".`);
  return found;
}

function readValues(form: Element): Form {
  const values = new URLSearchParams();
  const controls = DomUtils.findAll(({ name }) => ['input', 'textarea', 'select'].includes(name), [form]);
  for (const control of controls) {
    const { name, type = 'text' } = control.attribs;
    const isSent = !['checkbox', 'radio'].includes(type) || 'checked' in control.attribs;
    if (name && isSent && !['submit', 'button'].includes(type) && !('disabled' in control.attribs))
      values.append(name, readValue(control));
  }
  const { pathname, search } = new URL(form.attribs.action ?? '', 'http://localhost/wp-admin/');
  return { action: pathname + search, values };
}

function readValue(control: Element): string {
  // A browser drops the first line end of a text area.
  if (control.name === 'textarea') return DomUtils.textContent(control).replace(/^\n/, '');
  if (control.name === 'input') return control.attribs.value ?? '';
  const options = DomUtils.getElementsByTagName('option', control);
  const chosen = options.find(({ attribs }) => 'selected' in attribs) ?? options[0];
  return chosen?.attribs.value ?? '';
}

function textOf(html: string): string {
  const document: Document = parseDocument(html);
  const body = DomUtils.getElementsByTagName('body', document)[0] ?? document;
  return DomUtils.innerText(body).replaceAll(/\s+/g, ' ').trim();
}
