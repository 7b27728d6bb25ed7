import type { RedirectRule } from '../../generator/files/redirects.ts';
import { headersOf } from '../../generator/publish/headers-of.ts';
import type { Manifest, ManifestFile } from '../../generator/publish/manifest.ts';
import type { HostInput } from '../../hosts/host.ts';
import { hostedHeaders, hostedSite, redirectRules } from './hosted-site.ts';
import { siteFiles } from './site-files.ts';

interface Changes extends Partial<Pick<Manifest, 'headers'>> {
  readonly files?: readonly ManifestFile[];
}

const hostedFiles = hostedSite.map((file) => ({
  ...file,
  sha256: '0'.repeat(64),
  size: 1,
  headers: headersOf(file),
}));

/** Makes the input of a host: the hosted site, with other redirects or files where they are given. */
export function hostInput(
  rules: readonly RedirectRule[] = redirectRules,
  { headers = hostedHeaders, files = hostedFiles }: Changes = {},
): HostInput {
  return { manifest: { headers, files: siteFiles(files) }, rules, root: '/srv/www' };
}
