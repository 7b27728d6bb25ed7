/** One step of a regular expression, rewritten for percent-encoded paths. */
export interface PatternStep {
  readonly kind: 'open' | 'close' | 'or' | 'repeat' | 'part';
  readonly source: string;
  /** A bracket that captures. */
  readonly isGroup: boolean;
  readonly isSlash: boolean;
}

const step =
  /\\(?<shorthand>[dDwWsS])|\[(?<not>\^?)(?<members>(?:\\[dw]|\\[./-]|[A-Za-z0-9_.~/-])+)\]|(?<open>\((?:\?:|(?!\?)))|(?<close>\))|(?<repeat>(?:[*+?]|\{\d{1,3}(?:,\d{0,3})?\})\??)|(?<or>\|)|(?<any>\.)|\\(?<escaped>[^A-Za-z0-9])|(?<character>[^\\[\](){}*+?|.^$])/uy;

const shorthands: Readonly<Record<string, string>> = {
  d: '[0-9]',
  D: '[^0-9]',
  w: '[A-Za-z0-9_]',
  W: '[^A-Za-z0-9_]',
  s: '%20',
  S: '(?:[^%]|%2[^0]|%[^2])',
};

/**
 * Reads a pattern without its anchors, step by step. Returns the reason when it has a part that
 * JavaScript, PCRE (nginx) and RE2 (Caddy) may read differently.
 */
export function readSteps(pattern: string): readonly PatternStep[] | string {
  const steps: PatternStep[] = [];
  step.lastIndex = 0;
  for (let at = 0; at < pattern.length; at = step.lastIndex) {
    const found = step.exec(pattern)?.groups;
    if (found === undefined) return `has a part that hosts read differently: ${pattern.slice(at, at + 20)}`;
    const { shorthand, not = '', members, open, close, repeat, or, any, escaped, character } = found;
    const literal = escaped ?? character;
    const part = { kind: 'part', isGroup: false, isSlash: false } as const;
    if (open !== undefined) steps.push({ ...part, kind: 'open', source: open, isGroup: open === '(' });
    else if (close !== undefined) steps.push({ ...part, kind: 'close', source: close });
    else if (or !== undefined) steps.push({ ...part, kind: 'or', source: or });
    else if (repeat !== undefined) steps.push({ ...part, kind: 'repeat', source: repeat });
    else if (any !== undefined) steps.push({ ...part, source: any });
    else if (members !== undefined) steps.push({ ...part, source: `[${not}${classOf(members)}]` });
    else if (shorthand !== undefined) steps.push({ ...part, source: shorthands[shorthand] ?? '' });
    else if (literal === undefined || /[\p{Cc}\p{Surrogate}]/u.test(literal))
      return 'has a control character';
    else steps.push({ ...part, source: literalOf(literal), isSlash: literal === '/' });
  }
  return steps;
}

function classOf(members: string): string {
  return members
    .replaceAll('\\d', '0-9')
    .replaceAll('\\w', 'A-Za-z0-9_')
    .replace(/(?<!\\)\//g, '\\/');
}

/** Writes a character as addresses have it: as it is, or percent-encoded in small or capital letters. */
function literalOf(character: string): string {
  if (/^[A-Za-z0-9_~-]$/.test(character)) return character;
  if (character === '.' || character === '/') return `\\${character}`;
  const bytes = [...Buffer.from(character.normalize('NFC'))].map((byte) => byte.toString(16));
  const encoded = bytes
    .map((byte) => `%${byte.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)}`)
    .join('');
  return character > ' ' && character <= '~' ? `(?:\\x${bytes[0]}|${encoded})` : `(?:${encoded})`;
}
