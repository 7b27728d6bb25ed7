import type { ReactNode } from 'react';
import { Form, type FormData } from '../forms/Form.tsx';
import { forms } from '../forms/form-fields.ts';
import styles from './NewsletterBand.module.css';

/** Renders the newsletter's form at the top of the footer. */
export function NewsletterBand({ form }: { readonly form: FormData }): ReactNode {
  const { heading, text } = forms.newsletter;
  return (
    <section className={styles.band} id="c-form-newsletter">
      <div>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <Form form={form} />
    </section>
  );
}
