import type { HostFile } from '../../hosts/host.ts';

/** A redirect that a `_redirects` file answers a path with, in the few words that Netlify and Cloudflare share. */
export interface RuleAnswer {
  readonly status: number;
  readonly location: string;
}

/**
 * Reads `_redirects` as its documentation says: words between spaces, `:name` for a segment, a wildcard at the end as `:splat`,
 * a parameter of the query as `name=value` behind the path, the first rule that fits.
 * `isSlashFree`: the host takes a path with and without its last slash for the same.
 */
export function readRedirects(
  files: readonly HostFile[],
  { isSlashFree }: { readonly isSlashFree: boolean },
): (path: string) => RuleAnswer | null {
  const rules = linesOf('_redirects', files).map((line) => {
    const [from = '', ...words] = line.split(/\s+/);
    const query = words.length === 3 ? words.shift() : undefined;
    if (words.length !== 2) throw new Error(`not three words: ${line}`);
    const [to = '', status = ''] = words;
    return { from, query, to, status: Number.parseInt(status, 10) };
  });
  const plain = (path: string) => (isSlashFree ? path.replace(/\/$/, '') : path);
  return (target) => {
    const [path = '', asked] = target.split('?');
    for (const { from, query, to, status } of rules) {
      if (query !== undefined && query !== asked) continue;
      const pattern = plain(from)
        .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replace(/:([a-z]\w*)/g, '(?<$1>[^/]+)')
        .replace(/\*$/, '(?<splat>.*)');
      const found = new RegExp(`^${pattern}$`).exec(from.endsWith('*') ? path : plain(path));
      const location = to.replace(/:([a-z]\w*)/g, (_, name: string) => found?.groups?.[name] ?? '');
      if (found !== null) return { status, location };
    }
    return null;
  };
}

/** Reads `_headers` as Cloudflare does: all rules that fit count, `! name` removes, an equal name is added to. */
export function readHeaders(files: readonly HostFile[]): (path: string) => Readonly<Record<string, string>> {
  const lines = linesOf('_headers', files);
  return (path) => {
    const headers: Record<string, string> = {};
    let isFitting = false;
    for (const line of lines) {
      if (line.startsWith('/')) {
        const pattern = line.split('*').map((part) => part.replace(/[.]/g, '\\.'));
        isFitting = new RegExp(`^${pattern.join('.*')}$`).test(path);
        continue;
      }
      if (!isFitting) continue;
      const [, removed, name = '', value = ''] = /^\s+(?:! (.+)|([^:]+): (.+))$/.exec(line) ?? [];
      if (removed !== undefined) delete headers[removed];
      else headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
    }
    return headers;
  };
}

function linesOf(name: string, files: readonly HostFile[]): readonly string[] {
  const contents = files.find((file) => file.name === name)?.contents ?? '';
  return contents.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}
