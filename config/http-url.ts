import * as z from 'zod';

/** An address of the web. */
export const httpUrl = webAddress('');

/** Defines an address of the web; the message for a host alone tells its address, with `path` where it has none. */
export function webAddress(path: string) {
  return z.url({
    protocol: /^https?$/,
    error: ({ input }) => `must be an http or https address${instead(input, path)}`,
    abort: true,
  });
}

/** A text with "@" may contain a password. */
function instead(input: unknown, path: string): string {
  if (typeof input !== 'string' || input.includes('@')) return '';
  const meant = `https://${input}`;
  const isHost = /^[\w-]+(\.[\w-]+)+(:\d+)?(\/\S*)?$/.test(input) && URL.canParse(meant);
  if (!isHost) return `: "${input}" is not one`;
  const { origin, pathname } = new URL(meant);
  return `: write "${input}" as ${pathname === '/' ? `${origin}${path}` : meant}`;
}
