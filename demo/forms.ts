import { formServices } from '../config/forms.ts';

/** The path of the demo's forms, before their names. Only the server of this machine takes them. */
export const formsPath = '/_boardwalk/forms/';

const formTo = (name: string) => ({
  action: formsPath + name,
  service: formServices.wordpress,
  hidden: {},
  shown: true,
});

/** The forms of the demo, as in a site's settings. */
export const demoForms = { contact: formTo('contact'), leasing: formTo('leasing'), hall: formTo('hall') };
