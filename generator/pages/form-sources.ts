import type { ResolvedSettings } from '../../config/settings.ts';

type Forms = ResolvedSettings['forms'];

/** Sources of the policy for the forms of a site, each once. */
export interface FormSources {
  /** Where forms may be sent: these addresses, and nothing else of their hosts. */
  readonly sent: readonly string[];
  /** Where script may send them. */
  readonly asked: readonly string[];
}

/** Lists the addresses that the forms of the settings need in the policy. */
export function formSources(forms: Forms): FormSources {
  const shown = Object.values(forms).flatMap((form) =>
    form?.action === undefined || !form.shown ? [] : [{ source: sourceOf(form.action), ...form.service }],
  );
  const once = (list: typeof shown) => [...new Set(list.map(({ source }) => source))];
  return { sent: once(shown), asked: once(shown.filter(({ answersScript }) => answersScript)) };
}

/** Lists the addresses that pages name for their forms, which may be on the host of the CMS. */
export function formAddresses(forms: Forms): readonly string[] {
  const actions = Object.values(forms).flatMap((form) => form?.action ?? []);
  return [...actions.map((action) => action.replaceAll('&', '&amp;')), ...actions.map(sourceOf)];
}

/** A source has no query, and these signs would end it. A path is of the site itself. */
function sourceOf(action: string): string {
  if (action.startsWith('/')) return "'self'";
  const { origin, pathname } = new URL(action);
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
}
