import * as z from 'zod';

/** The wishes of a service that takes forms. */
interface FormService {
  /** The name of the field that only a program fills in. */
  readonly trap: string;
  /** The name of the field with the address of the thank-you page. */
  readonly thanks: string;
  /** The name of the field with the subject of the e-mail that is made of it. */
  readonly subject: string;
  /** Script may send the form, and reads what became of it: the service answers it in JSON, and allows other origins. */
  readonly answersScript: boolean;
}

/** Services whose fields are known: docs/operators.md. `plain` is any other. */
export const formServices = {
  plain: { trap: '_gotcha', thanks: '_next', subject: '_subject', answersScript: false },
  wordpress: { trap: '_gotcha', thanks: '_next', subject: '_subject', answersScript: true },
  formspree: { trap: '_gotcha', thanks: '_next', subject: '_subject', answersScript: true },
  web3forms: { trap: 'botcheck', thanks: 'redirect', subject: 'subject', answersScript: true },
  formsubmit: { trap: '_honey', thanks: '_next', subject: '_subject', answersScript: false },
} as const satisfies Readonly<Record<string, FormService>>;

const serviceNames = Object.keys(formServices) as readonly (keyof typeof formServices)[];

/** Visitors type their names and addresses into it: nothing but https, except on this machine. */
const action = z
  .url({
    protocol: /^https?$/,
    error: 'must be an https address, as https://forms.example.org/f/1',
    abort: true,
  })
  .refine(
    (value) => isEncrypted(new URL(value)),
    'must be an https address: what visitors type would be sent unencrypted',
  )
  .refine((value) => new URL(value).username === '', 'must not contain a user name or password');

function isEncrypted({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

const form = z
  .strictObject({
    /** Where the form is sent by POST. Without it visitors write an e-mail instead. */
    action: action.optional(),
    /** The service at this address. */
    service: z.enum(serviceNames, `must be one of ${serviceNames.join(', ')}`).default('plain'),
    /** Fields that are sent with what visitors type, such as a key of the service. */
    hidden: z.record(z.string(), z.string()).default({}),
    /** Default: wherever somebody receives it, at the address or by e-mail. */
    shown: z.boolean().default(true),
  })
  .transform(({ service, ...form }) => ({ ...form, service: formServices[service] satisfies FormService }))
  .optional();

/** The table of forms. A newsletter needs to be in it; the others are also shown where an e-mail address is known. */
export const formsSchema = z
  .strictObject({ contact: form, newsletter: form, leasing: form, hall: form })
  .prefault({});
