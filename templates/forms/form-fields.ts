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

export interface FormWords {
  readonly heading: string;
  readonly text: string;
  readonly button: string;
  /** Of the e-mail, for a form without an address. */
  readonly subject: string;
  readonly fields: readonly FormField[];
}

const name: FormField = {
  ...{ name: 'name', label: 'Your name', type: 'text', isRequired: true },
  ...{ maxLength: 100, fill: 'name' },
};
const email: FormField = {
  ...{ name: 'email', label: 'Your e-mail', type: 'email', isRequired: true },
  ...{ maxLength: 254, fill: 'email' },
};
const phone: FormField = {
  ...{ name: 'phone', label: 'Telephone', type: 'tel', maxLength: 40, fill: 'tel' },
};
const message = (label: string, isRequired?: true): FormField => ({
  ...{ name: 'message', label, type: 'textarea', maxLength: 5000 },
  ...(isRequired && { isRequired }),
});

/** The words and fields of each form. */
export const forms: Readonly<Record<FormName, FormWords>> = {
  contact: {
    heading: 'Write to us',
    text: 'A question, something you have lost, something we should fix: it reaches a person.',
    button: 'Send message',
    subject: 'A question',
    fields: [name, email, message('Your message', true)],
  },
  newsletter: {
    heading: 'News by e-mail',
    text: 'What is on, and what is new on the pier.',
    button: 'Subscribe',
    subject: 'Newsletter, please',
    fields: [email],
  },
  leasing: {
    heading: 'Ask for a space',
    text: 'Tell us what you have in mind. We answer with what is free and what it costs.',
    button: 'Send enquiry',
    subject: 'Leasing enquiry',
    fields: [
      name,
      { name: 'business', label: 'Business', type: 'text', maxLength: 150, fill: 'organization' },
      email,
      phone,
      message('What would you like to open, and how much room does it need?', true),
    ],
  },
  hall: {
    heading: 'Hire the hall',
    text: 'For a wedding, a concert, a meeting. Asking is not booking: we answer with what is free.',
    button: 'Send request',
    subject: 'Hall hire',
    fields: [
      name,
      email,
      phone,
      { name: 'date', label: 'Date', type: 'date', isRequired: true },
      {
        ...{ name: 'guests', label: 'Number of guests', type: 'number', isRequired: true },
        ...{ hint: 'A guess is enough.' },
      },
      message('What is the occasion, and what do you need?'),
    ],
  },
};
