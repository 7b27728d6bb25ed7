import { fileOf } from '../../../generator/content/paths.ts';

/** What storage does with a request: send a file, send the visitor on, or say that nothing is there. */
export type Decision =
  | { readonly action: 'send'; readonly file: string }
  | { readonly action: 'redirect'; readonly location: string }
  | { readonly action: 'miss' };

/** The decision for a request's target as it came, "/visit?from=home". `files` are paths in the output folder. */
export function decide(target: string, files: { readonly has: (file: string) => boolean }): Decision {
  const [rawPath = '', ...query] = target.split('?');
  const path = decodePath(rawPath);
  if (path === null) return { action: 'miss' };
  const file = fileOf(path);
  if (files.has(file)) return { action: 'send', file };
  if (!files.has(fileOf(`${path}/`))) return { action: 'miss' };
  return { action: 'redirect', location: [`${rawPath}/`, ...query].join('?') };
}

/** Null for a broken escape: no file has such a name. */
function decodePath(rawPath: string): string | null {
  try {
    return decodeURIComponent(rawPath).normalize('NFC');
  } catch {
    return null;
  }
}
