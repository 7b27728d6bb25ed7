import { quote } from './caddy-word.ts';
import type { Move, NumberMove, PatternMove } from './plan-redirects.ts';
import { locationOf } from './redirect-target.ts';

/** The query of a request, with its question mark. */
export const query = '{boardwalk_query}';

/** Writes a table of all moves, and a line for each way to answer. */
export function redirectLines(moves: readonly Move[]): readonly string[] {
  if (moves.length === 0) return [];
  const ways = [...new Set(moves.map(wayOf))].sort();
  return [
    'map {path} {boardwalk_way} {boardwalk_to} {boardwalk_hash} {',
    ...moves.flatMap((move) => {
      const { address = '', query: own = '', hash = '' } = move.target ?? {};
      const answer = `${wayOf(move)} ${quote(address + own)} ${quote(hash)}`;
      return move.names.map((name) => `\t${keyOf(name)} ${answer}`);
    }),
    '\tdefault none "" ""',
    '}',
    ...ways.flatMap((way) => [
      `@${way} vars {boardwalk_way} ${way}`,
      /410|451/.test(way)
        ? `error @${way} ${way.slice(-3)}`
        : `redir @${way} "{boardwalk_to}${way.startsWith('own') ? '' : query}{boardwalk_hash}" ${way.slice(-3)}`,
    ]),
  ];
}

/** Writes a table of the short links of WordPress, "/?p=12", and the line that answers them. */
export function shortLinkLines(numbers: readonly NumberMove[]): readonly string[] {
  if (numbers.length === 0) return [];
  return [
    'map {query.p}{query.page_id} {boardwalk_short} {',
    ...numbers.map(({ number, target }) => `\t${number} ${quote(locationOf(target, ''))}`),
    '\tdefault none',
    '}',
    '@short {',
    '\tpath /',
    '\tnot vars {boardwalk_short} none',
    '}',
    'handle @short {',
    '\theader Cache-Control no-cache',
    '\tredir * {boardwalk_short} 301',
    '}',
  ];
}

/** The status, and whether the target has a query of its own. */
function wayOf({ status, target }: Move): string {
  return target?.query ? `own${status}` : `to${status}`;
}

/** Writes the redirect of a pattern. */
export function patternLines({ source, status, target }: PatternMove, index: number): readonly string[] {
  const name = `pattern${index + 1}`;
  const to = locationOf(target, query).replace(/\$([1-9])/g, `{re.${name}.$1}`);
  return [`@${name} vars_regexp ${name} {boardwalk_path} "${source}"`, `redir @${name} "${to}" ${status}`];
}

/** A path as the key of a table; one with characters of Caddy's syntax as a regular expression. */
function keyOf(name: string): string {
  if (!/["\\{}]/.test(name)) return `"${name}"`;
  const pattern = name.replace(
    /[!-,:-@[-^`{-~.]/g,
    (character) => `\\x${character.charCodeAt(0).toString(16)}`,
  );
  return `"~^${pattern}$"`;
}
