import { fileOf } from '../../../generator/content/paths.ts';
import { type MatchRedirect, shortLinkNumber } from '../../../hosts/match-redirect.ts';

/** An action of the storage for a request: send a file, redirect, or the page for missing ones: not found, or gone for good. */
export type Decision =
  | { readonly action: 'send'; readonly file: string }
  | { readonly action: 'redirect'; readonly location: string; readonly status: number }
  | { readonly action: 'miss'; readonly status: number };

/**
 * Decides about the raw target of a request, "/visit?from=home". `files` are paths in the output
 * folder. A page, with or without its slash, wins over a redirect, but for a short link of WordPress, "/?p=12".
 */
export function decide(
  target: string,
  files: { readonly has: (file: string) => boolean },
  redirect?: MatchRedirect,
): Decision {
  const [rawPath = ''] = target.split('?');
  const query = target.slice(rawPath.length);
  const path = decodePath(rawPath);
  if (path === null) return { action: 'miss', status: 404 };
  const file = fileOf(path);
  const short =
    shortLinkNumber({ path, query }) === null ? null : (redirect?.({ rawPath, path, query }) ?? null);
  if (short?.location) return { action: 'redirect', location: short.location, status: short.status };
  if (files.has(file)) return { action: 'send', file };
  if (files.has(fileOf(`${path}/`)))
    return { action: 'redirect', location: `${rawPath}/${query}`, status: 301 };
  const moved = redirect?.({ rawPath, path, query }) ?? null;
  if (moved === null) return { action: 'miss', status: 404 };
  const { status, location } = moved;
  return location === null ? { action: 'miss', status } : { action: 'redirect', location, status };
}

/** Returns null for a broken escape, which no file name has. */
function decodePath(rawPath: string): string | null {
  try {
    return decodeURIComponent(rawPath).normalize('NFC');
  } catch {
    return null;
  }
}
