import type { RedirectRule } from '../../generator/files/redirects.ts';
import { headersOf, type Manifest } from '../../generator/publish/manifest.ts';
import type { HostInput } from '../../hosts/host.ts';
import { hostedHeaders, hostedSite, redirectRules } from './hosted-site.ts';

/** Makes the input of a host: the hosted site, with other redirects or files where they are given. */
export function hostInput(
  rules: readonly RedirectRule[] = redirectRules,
  changes: Partial<Manifest> = {},
): HostInput {
  const files = hostedSite.map((file) => ({
    path: file.path,
    class: file.class,
    sha256: '',
    size: 0,
    headers: headersOf(file),
  }));
  return { manifest: { version: 1, headers: hostedHeaders, files, ...changes }, rules, root: '/srv/www' };
}
