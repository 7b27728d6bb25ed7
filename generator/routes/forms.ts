import type { FormData } from '../../templates/forms/Form.tsx';
import type { FormName } from '../../templates/forms/form-fields.ts';
import { hrefOf, thanksPath } from '../content/paths.ts';
import type { Problem } from '../problems/problem.ts';
import { compact } from '../util/omit-undefined.ts';
import { absolute } from './head/head.ts';
import type { RouteContext } from './route-context.ts';

type FormContext = Pick<RouteContext, 'config' | 'organisation'>;

/**
 * Returns a form with the address it is sent to. Without one it is an e-mail to the pier; undefined
 * where that is unknown, or the form is switched off.
 */
export function formOf(name: FormName, { config, organisation }: FormContext): FormData | undefined {
  const settings = config.forms[name];
  if (settings?.shown === false) return undefined;
  if (settings?.action === undefined) {
    // A newsletter by hand is an offer that only its owner can make.
    const isOffered = name !== 'newsletter' || settings !== undefined;
    const mail = isOffered ? organisation.email : undefined;
    return mail && { name, mail: mail.href };
  }
  const { trap, thanks, subject, answersScript } = settings.service;
  const hidden = { [thanks]: absolute(config.siteUrl, thanksPath), ...settings.hidden };
  return compact({
    ...{ name, action: settings.action, subject, hidden: Object.entries(hidden), trap },
    thanks: answersScript ? hrefOf(thanksPath) : undefined,
  });
}

/** Lists forms of the settings that nobody would receive: they are not shown. */
export function lostForms({ config, organisation }: FormContext): readonly Problem[] {
  return Object.entries(config.forms).flatMap(([name, form]) =>
    form === undefined || !form.shown || form.action !== undefined || organisation.email !== undefined
      ? []
      : [
          {
            message: `The form "${name}" has no address, and the pier has no e-mail address: it is not shown`,
            field: `forms.${name}.action`,
            hint: 'Add the address to site.config.ts, or an e-mail address to the organisation.',
          },
        ],
  );
}
