import type { RedirectRule } from '../../generator/files/redirects.ts';
import { createListedFiles, type ListedFile } from '../../generator/publish/listed-files.ts';
import { headersOf, type Manifest } from '../../generator/publish/manifest.ts';
import type { HostInput } from '../../hosts/host.ts';
import { hostedHeaders, hostedSite, redirectRules } from './hosted-site.ts';

interface Changes extends Partial<Pick<Manifest, 'headers'>> {
  readonly files?: Iterable<ListedFile>;
}

const hostedFiles = hostedSite.map((file) => ({ ...file, headers: headersOf(file) }));

/** Makes the input of a host: the hosted site, with other redirects or files where they are given. */
export function hostInput(
  rules: readonly RedirectRule[] = redirectRules,
  { headers = hostedHeaders, files = hostedFiles }: Changes = {},
): HostInput {
  const listed = createListedFiles();
  for (const file of files) listed.add(file);
  return { manifest: { headers, files: listed }, rules, root: '/srv/www' };
}
