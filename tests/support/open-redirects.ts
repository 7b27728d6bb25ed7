import type { RedirectRule } from '../../generator/files/redirects.ts';
import { redirectRules } from './hosted-site.ts';

/** Rules of a CMS that put what was asked for at the beginning of a path. */
export const openRules: readonly RedirectRule[] = [
  ...redirectRules,
  { pattern: '^go/(.*)$', to: '/$1', status: 301 },
  { pattern: '^gone(.*)$', to: '/visit$1', status: 302 },
];

const beginnings = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '/%2f/evil.example',
  '/%2e%2f/evil.example',
  '/.//evil.example',
  '/%5cevil.example',
  '/go//evil.example',
  '/go/\\evil.example',
  '/go/%2fevil.example',
  '/go/https://evil.example',
  '/gone//evil.example',
];
const ends = [
  '',
  '/..%2f..%2fvisit',
  '/..%5c..%5cvisit',
  '/x%2f..%2f..%2f..%2fvisit',
  '%2f..%2f..%2fvisit',
  '/%2e%2e/%2e%2e/visit',
];

/** Requests for redirects to another host, as they are sent. */
export const openRequests: readonly string[] = beginnings.flatMap((beginning) =>
  ends.map((end) => `${beginning}${end}?from=here`),
);

/** Returns true when a browser that is at `origin` would be sent to another host. */
export function leadsElsewhere(location: string, origin: string): boolean {
  return new URL(location, origin).origin !== origin;
}
