import type { ReactNode } from 'react';
import { formsWords } from '../../words/site/forms-words.ts';
import styles from './Form.module.css';
import type { FormField, FormName } from './form-fields.ts';

interface FieldProps {
  readonly field: FormField;
  readonly form: FormName;
  /** Filled in already. */
  readonly value?: string | undefined;
}

/** Renders a field with its label above it, and below it the place for what is wrong with it. */
export function Field({ field, form, value }: FieldProps): ReactNode {
  const { name, label, type, isRequired = false, maxLength, fill, hint } = field;
  const id = `${form}-${name}`;
  const shared = {
    id,
    name,
    required: isRequired,
    maxLength,
    autoComplete: fill,
    defaultValue: value,
    'aria-describedby': hint === undefined ? `${id}-error` : `${id}-hint ${id}-error`,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {isRequired ? null : <span>{` ${formsWords.optional}`}</span>}
      </label>
      {type === 'textarea' ? (
        <textarea {...shared} rows={5} />
      ) : (
        <input {...shared} {...(type === 'number' && { min: 1, max: 9999 })} type={type} />
      )}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className={styles.error} />
    </div>
  );
}
