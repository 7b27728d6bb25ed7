/** A text that WordPress translates, where it is written, and what its translators are told. */
export interface PluginText {
  readonly text: string;
  readonly plural?: string;
  readonly comment: string;
  readonly line: number;
}

interface Token {
  readonly kind: 'comment' | 'string' | 'name' | 'sign';
  readonly text: string;
  readonly line: number;
}

/** The texts of one source, and those that a person may read and no function translates. */
export interface SourceTexts {
  readonly texts: readonly PluginText[];
  readonly bare: readonly { readonly text: string; readonly line: number }[];
}

const translating = new Set(['__', '_n', 'esc_html__', 'esc_attr__', 'esc_html_e', 'esc_attr_e']);

/** Comments, regular expressions of scripts, strings, names, and any other sign. */
const lexer =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|(?<=[(,=:[!&|?{};]\s*)\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[gimsuy]*|'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"|`(?:[^`\\]|\\[\s\S])*`|[A-Za-z_$][\w$]*|\S/g;

/** Reads a source in PHP or JavaScript. */
export function readTexts(source: string): SourceTexts {
  const tokens = tokensOf(source);
  const code = tokens.filter(({ kind }) => kind !== 'comment');
  const comments = tokens.filter(({ kind, text }) => kind === 'comment' && text.includes('translators:'));
  const texts: PluginText[] = [];
  const seen = new Set<Token>();
  for (const [index, token] of code.entries()) {
    const [open, first, , second] = code.slice(index + 1, index + 5);
    if (!translating.has(token.text) || open?.text !== '(' || first?.kind !== 'string') continue;
    seen.add(first);
    const isPlural = token.text === '_n' && second?.kind === 'string';
    if (isPlural) seen.add(second);
    texts.push({
      text: unquote(first.text),
      ...(isPlural ? { plural: unquote(second.text) } : {}),
      comment: commentAt(comments, token.line, unquote(first.text)),
      line: token.line,
    });
  }
  const bare = code
    .filter((token) => token.kind === 'string' && !seen.has(token))
    .flatMap(({ text, line }) => wordsIn(text).map((words) => ({ text: words, line })));
  return { texts, bare };
}

function tokensOf(source: string): readonly Token[] {
  const tokens: Token[] = [];
  let line = 1;
  let at = 0;
  for (const { 0: text, index } of source.matchAll(lexer)) {
    line += source.slice(at, index).split('\n').length - 1;
    tokens.push({ kind: kindOf(text), text, line });
    line += text.split('\n').length - 1;
    at = index + text.length;
  }
  return tokens;
}

function kindOf(text: string): Token['kind'] {
  if (/^\/[*/]/.test(text)) return 'comment';
  if (/^['"`]/.test(text)) return 'string';
  return /^[A-Za-z_$]/.test(text) ? 'name' : 'sign';
}

/** Finds what translators are told: a comment in the same line, or above a text with places for values. */
function commentAt(comments: readonly Token[], line: number, text: string): string {
  const farthest = hasPlaces(text) ? line - 2 : line;
  const near = comments.filter((comment) => comment.line <= line && comment.line >= farthest).at(-1);
  return near === undefined ? '' : near.text.replace(/^\/[*/]\s*|\s*\*\/$/g, '');
}

/** Tells if a text has places for values, such as "%s" or "%1$d". */
export function hasPlaces(text: string): boolean {
  return /%(\d\$)?[sd]/.test(text);
}

/** Reads a literal: the plugin writes no other escapes than those of quotes. */
const unquote = (literal: string) => literal.slice(1, -1).replace(/\\(['"`\\])/g, '$1');

/** Finds words in a string: its text without tags and values, and the attributes that are read aloud or seen. */
function wordsIn(literal: string): readonly string[] {
  const html = unquote(literal).replace(/\$\{[^}]*\}|\{?\$\w+(\[[^\]]*\]|->\w+)*\}?|%(\d+\$)?[sdF]/g, '…');
  const attributes = [...html.matchAll(/\b(?:aria-label|title|placeholder|alt|value)="([^"]+)"/g)];
  const texts = html
    .replace(/<code>.*?<\/code>/g, ' ')
    .replace(/^[^<>]*>|<[^<>]*(>|$)/g, '\n')
    .split('\n');
  return [...texts, ...attributes.map(([, value = '']) => value)]
    .map((text) => text.trim())
    .filter((text) => /^[A-Z][a-z]+[.:!]?$|[A-Za-z]{2,}[.,:]? [a-z]{2,}\b|[a-z]{3,}\.$/.test(text));
}
