import { fileOf } from '../../../generator/content/paths.ts';

/** An action of the storage for a request: send a file, redirect, or not found. */
export type Decision =
  | { readonly action: 'send'; readonly file: string }
  | { readonly action: 'redirect'; readonly location: string }
  | { readonly action: 'miss' };

/**
 * Decides about the raw target of a request, "/visit?from=home". `files` are paths in the output
 * folder.
 */
export function decide(target: string, files: { readonly has: (file: string) => boolean }): Decision {
  const [rawPath = '', ...query] = target.split('?');
  const path = decodePath(rawPath);
  if (path === null) return { action: 'miss' };
  const file = fileOf(path);
  if (files.has(file)) return { action: 'send', file };
  if (!files.has(fileOf(`${path}/`))) return { action: 'miss' };
  return { action: 'redirect', location: [`${rawPath}/`, ...query].join('?') };
}

/** Returns null for a broken escape, which no file name has. */
function decodePath(rawPath: string): string | null {
  try {
    return decodeURIComponent(rawPath).normalize('NFC');
  } catch {
    return null;
  }
}
