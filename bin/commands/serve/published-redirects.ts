import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { redirectsPath } from '../../../generator/files/redirects.ts';
import { type MatchRedirect, openRedirects } from '../../../hosts/match-redirect.ts';
import { planRedirects } from '../../../hosts/plan-redirects.ts';
import { readRules } from '../../../hosts/read-rules.ts';
import type { PublishedFiles } from './published.ts';

/** Looks up the redirects of a site; reads them again after a new build, which has other files. */
export function openPublishedRedirects(folder: string): (files: PublishedFiles) => Promise<MatchRedirect> {
  let known: { readonly files: PublishedFiles; readonly match: MatchRedirect } | undefined;
  return async (files) => {
    if (known?.files !== files) {
      const text = await readFile(path.join(folder, redirectsPath), 'utf8').catch(() => '');
      known = { files, match: openRedirects(planRedirects(readRules(text) ?? [], files)) };
    }
    return known.match;
  };
}
