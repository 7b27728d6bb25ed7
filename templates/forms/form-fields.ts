import { formsWords } from '../../words/site/forms-words.ts';
/** The forms that a site may have. */
export type FormName = 'contact' | 'newsletter' | 'leasing' | 'hall';

/** One field of a form. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'tel' | 'date' | 'number' | 'textarea';
  readonly isRequired?: true;
  /** The most characters. The receiver in WordPress has the same limits. */
  readonly maxLength?: number;
  /** A token of `autocomplete`: the browser may fill it in. */
  readonly fill?: string;
  readonly hint?: string;
}

/** The space or hall that a visitor asks for: it is filled in as the field `space`. */
export interface FormAbout {
  readonly about?: string | undefined;
}

export interface FormWords {
  readonly heading: string;
  readonly text: string;
  readonly button: string;
  /** Of the e-mail, for a form without an address. */
  readonly subject: string;
  readonly fields: readonly FormField[];
}

const name: FormField = {
  ...{ name: 'name', label: formsWords.name, type: 'text', isRequired: true },
  ...{ maxLength: 100, fill: 'name' },
};
const email: FormField = {
  ...{ name: 'email', label: formsWords.email, type: 'email', isRequired: true },
  ...{ maxLength: 254, fill: 'email' },
};
const phone: FormField = {
  ...{ name: 'phone', label: formsWords.phone, type: 'tel', maxLength: 40, fill: 'tel' },
};
/** On the page of a space, its name is filled in. */
const space = (label: string): FormField => ({ name: 'space', label, type: 'text', maxLength: 150 });
const message = (label: string, isRequired?: true): FormField => ({
  ...{ name: 'message', label, type: 'textarea', maxLength: 5000 },
  ...(isRequired && { isRequired }),
});

/** The words and fields of each form. */
export const forms: Readonly<Record<FormName, FormWords>> = {
  contact: {
    heading: formsWords.contactHeading,
    text: formsWords.contactText,
    button: formsWords.contactButton,
    subject: formsWords.contactSubject,
    fields: [name, email, message(formsWords.contactMessage, true)],
  },
  newsletter: {
    heading: formsWords.newsletterHeading,
    text: formsWords.newsletterText,
    button: formsWords.newsletterButton,
    subject: formsWords.newsletterSubject,
    fields: [email],
  },
  leasing: {
    heading: formsWords.leasingHeading,
    text: formsWords.leasingText,
    button: formsWords.leasingButton,
    subject: formsWords.leasingSubject,
    fields: [
      name,
      {
        name: 'business',
        label: formsWords.leasingBusiness,
        type: 'text',
        maxLength: 150,
        fill: 'organization',
      },
      email,
      phone,
      space(formsWords.leasingSpace),
      message(formsWords.leasingMessage, true),
    ],
  },
  hall: {
    heading: formsWords.hallHeading,
    text: formsWords.hallText,
    button: formsWords.hallButton,
    subject: formsWords.hallSubject,
    fields: [
      name,
      email,
      phone,
      space(formsWords.hallSpace),
      { name: 'date', label: formsWords.hallDate, type: 'date', isRequired: true },
      {
        ...{ name: 'guests', label: formsWords.hallGuests, type: 'number', isRequired: true },
        ...{ hint: formsWords.hallGuestsHint },
      },
      message(formsWords.hallMessage),
    ],
  },
};
