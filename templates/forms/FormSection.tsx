import type { ReactNode } from 'react';
import { Section } from '../components/Section.tsx';
import { Title } from '../components/Title.tsx';
import type { Href } from '../types.ts';
import styles from './Form.module.css';
import { Form, type FormData } from './Form.tsx';
import { forms } from './form-fields.ts';

/** Renders a form as a part of a page; nothing without one. Links of the CMS lead to it by "#form-" and its name. */
export function FormSection({ form }: { readonly form: FormData | undefined }): ReactNode {
  if (form === undefined) return null;
  const { heading, text } = forms[form.name];
  return (
    <Section id={`c-form-${form.name}`} heading={heading} text={text} tone="sand">
      <div className={styles.wide}>
        <Form form={form} />
      </div>
    </Section>
  );
}

/** Returns the address of a form on its page. */
export function formHref({ name }: FormData): Href {
  return `#c-form-${name}` as Href;
}

/** Renders a form as a card, for the side of a page. */
export function FormCard({ form }: { readonly form: FormData }): ReactNode {
  const { heading, text } = forms[form.name];
  return (
    <section id={`c-form-${form.name}`} className={styles.card}>
      <Title level={2} text={heading} />
      <p>{text}</p>
      <Form form={form} />
    </section>
  );
}
