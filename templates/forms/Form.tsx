import type { ReactNode } from 'react';
import { formsWords } from '../../words/site/forms-words.ts';
import { ActionLink } from '../components/ActionLink.tsx';
import { useEnhancement } from '../components/use-enhancement.ts';
import type { Href } from '../types.ts';
import styles from './Form.module.css';
import { Field } from './FormField.tsx';
import { type FormAbout, type FormField, type FormName, forms } from './form-fields.ts';

/** Where a form is sent, and what its receiver wants to be sent with it. */
export interface FormTarget extends FormAbout {
  readonly name: FormName;
  readonly action: string;
  /** The name of the field with the subject of the e-mail that is made of it. */
  readonly subject: string;
  /** Further fields with fixed values, the address of the thank-you page among them. */
  readonly hidden: readonly (readonly [name: string, value: string])[];
  /** The name of a field that only a program fills in. */
  readonly trap: string;
  /** Script may send the form itself, and then shows this page. */
  readonly thanks?: Href;
}

/** A form that nobody receives is an e-mail. */
export interface FormMail extends FormAbout {
  readonly name: FormName;
  readonly mail: Href;
}

export type FormData = FormTarget | FormMail;

/** Renders a form, or a link that opens an e-mail with what the form would ask. */
export function Form({ form }: { readonly form: FormData }): ReactNode {
  return 'mail' in form ? <MailLink {...form} /> : <PostForm {...form} />;
}

function MailLink({ name, mail, about }: FormMail): ReactNode {
  return (
    <div className={styles.form}>
      <p>{formsWords.opensMail}</p>
      <p>
        <ActionLink link={{ label: formsWords.writeMail, href: mailOf({ name, mail, about }) }} icon="mail" />
      </p>
    </div>
  );
}

/** Adds a subject, and the questions of the form as lines of the text. */
function mailOf({ name, mail, about }: FormMail): Href {
  const { subject, fields } = forms[name];
  const lines = fields
    .filter(({ type }) => type !== 'email')
    .map((field) => `${field.label}: ${filledIn(field, about) ?? ''}`);
  const body = lines.length === 0 ? '' : `&body=${encodeURIComponent(lines.join('\r\n\r\n'))}`;
  return `${mail}?subject=${encodeURIComponent(subject)}${body}` as Href;
}

function filledIn({ name }: FormField, about: string | undefined): string | undefined {
  return name === 'space' ? about : undefined;
}

function PostForm({ name, action, subject, hidden, trap, thanks, about }: FormTarget): ReactNode {
  const { button, subject: words, fields } = forms[name];
  const isShort = fields.length === 1;
  return (
    <form
      className={isShort ? `${styles.form} ${styles.short}` : styles.form}
      method="post"
      action={action}
      acceptCharset="utf-8"
      data-form={name}
      data-thanks={thanks}
      {...useEnhancement('form', 'visible')}
    >
      {fields.map((field) => (
        <Field key={field.name} field={field} form={name} value={filledIn(field, about)} />
      ))}
      <input type="hidden" name={subject} value={words} />
      {hidden.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <div className={styles.trap} aria-hidden="true">
        <label>
          {formsWords.trap}
          <input type="text" name={trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className={styles.status} role="status" />
      <button type="submit" className={styles.button}>
        {button}
      </button>
    </form>
  );
}
