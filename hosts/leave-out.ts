import { hrefOf, pathOfFile } from '../generator/content/paths.ts';
import type { Problem } from '../generator/problems/problem.ts';
import type { PatternMove } from './plan-redirects.ts';
import { tellDerived } from './tell-derived.ts';

/** Sorts what a host can have from what it cannot: `reasonOf` says why, or null. Those of no editor are told together. */
export function leaveOut<Redirect extends { readonly isDerived: boolean }>(
  redirects: readonly Redirect[],
  nameOf: (redirect: Redirect) => string,
  reasonOf: (redirect: Redirect) => string | null,
): { readonly kept: readonly Redirect[]; readonly problems: readonly Problem[] } {
  const kept: Redirect[] = [];
  const problems: Problem[] = [];
  const derived: string[] = [];
  for (const redirect of redirects) {
    const reason = reasonOf(redirect);
    if (reason === null) kept.push(redirect);
    else if (redirect.isDerived) derived.push(nameOf(redirect));
    else
      problems.push({
        message: `The redirect of ${JSON.stringify(nameOf(redirect))} is left out: ${reason}`,
        hint: 'Change it in the CMS, or use a host that can have it, such as nginx or Caddy.',
      });
  }
  return { kept, problems: [...problems, ...tellDerived(derived)] };
}

/** Keeps the first of the redirects of no editor for which a host has room, and all others. `sizeOf` counts what the room does. */
export function fitDerived<Redirect extends { readonly isDerived: boolean }>(
  redirects: readonly Redirect[],
  nameOf: (redirect: Redirect) => string,
  { room, sizeOf }: { readonly room: number; readonly sizeOf: (redirect: Redirect) => number },
): { readonly kept: readonly Redirect[]; readonly problems: readonly Problem[] } {
  let left = room;
  for (const redirect of redirects) if (!redirect.isDerived) left -= sizeOf(redirect);
  const kept: Redirect[] = [];
  const derived: string[] = [];
  for (const redirect of redirects) {
    if (redirect.isDerived) left -= sizeOf(redirect);
    if (redirect.isDerived && left < 0) derived.push(nameOf(redirect));
    else kept.push(redirect);
  }
  return { kept, problems: tellDerived(derived) };
}

/**
 * Says which page a pattern would hide. A page wins over a redirect, but some hosts look for
 * redirects first.
 */
export function hiddenPage({ source }: PatternMove, files: Iterable<string>): string | null {
  const expression = new RegExp(source);
  for (const file of files) {
    const address = addressOf(file);
    if (expression.test(address) || expression.test(address.replace(/\/$/, '')))
      return `this host would answer with it for ${address} too`;
  }
  return null;
}

function addressOf(file: string): string {
  return hrefOf(pathOfFile(file));
}
