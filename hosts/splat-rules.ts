import { hrefOf } from '../generator/content/paths.ts';
import type { Move, PatternMove } from './plan-redirects.ts';
import { locationOf } from './redirect-target.ts';

/** A line of a `_redirects` file: from, to and status. */
export type RedirectLine = string;

/**
 * Writes a pattern with the wildcard at the end that Netlify and Cloudflare know: `^blog/(.*)$` is
 * "/blog/*". Returns the reason when it is anything else.
 */
export function splatLine({
  pattern,
  status,
  target,
  isDerived,
}: PatternMove): { readonly line: RedirectLine } | string {
  // In a folder of derived addresses is nothing else.
  const [, folder] = (isDerived && /^\^([A-Za-z/-]+\/)\(\[\^\/\]\+\)\/\?\$$/.exec(pattern)) || [];
  const [, prefix = folder] = /^\^\/?((?:[A-Za-z0-9_/-]|\\[./-])*)\(?\.\*\)?\$?$/.exec(pattern) ?? [];
  if (prefix === undefined)
    return 'this host knows no pattern but a beginning with (.*) behind it, as ^blog/(.*)$';
  const to = locationOf(target, '').replace(folder === undefined ? /$/ : /\/$/, '');
  if (/\$[2-9]|\$1.*\$1/.test(to)) return 'this host can use what (.*) found once';
  // Two slashes in a row are not refused here: what is found may begin with one.
  if (/^\/\$1/.test(to)) return 'this host could send visitors to another host';
  return {
    line: `/${prefix.replaceAll('\\', '')}* ${withoutPlaceholders(to).replace('$1', ':splat')} ${status}`,
  };
}

/** Says why the address of a move would be read as a wildcard, or null. */
export function refuseWildcards({ from }: Move): string | null {
  return /[*:]/.test(from) ? 'this host takes * and : for wildcards' : null;
}

/** Lists the spellings of an address: as our links have it, and as browsers write what is typed. */
export function spellingsOf(name: string): readonly string[] {
  const typed = encodeURI(name).replace(/[?#]/g, encodeURIComponent);
  return [...new Set([hrefOf(name), typed])];
}

/** Encodes colons behind the scheme and the host: they would begin a placeholder. */
export function withoutPlaceholders(to: string): string {
  const [start = ''] = /^https?:\/\/[^/?#]*/i.exec(to) ?? [];
  return start + to.slice(start.length).replaceAll(':', '%3A').replaceAll('*', '%2A');
}
