import type { CatalogEntry } from './plugin-texts.ts';
import { hasPlaces } from './read-texts.ts';

/** The translations of a language by their English text; of a plural both forms, with a zero byte between them. */
export type Messages = Readonly<Record<string, string>>;

/** Reads the table of a language, as the plugin has it for WordPress. */
export function readMessages(php: string): Messages {
  const lines = php.matchAll(/^\t\t('(?:[^'\\]|\\.)*') => ('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),$/gm);
  return Object.fromEntries(
    Array.from(lines, ([, text = '', value = '']) => [phpText(text), phpText(value)]),
  );
}

function phpText(literal: string): string {
  const text = literal.slice(1, -1);
  return literal.startsWith('"')
    ? text.replace(/\\(0|["$\\])/g, (_, sign: string) => (sign === '0' ? '\0' : sign))
    : text.replace(/\\(['\\])/g, '$1');
}

/** Writes a catalog in the format of gettext: a template, or with the translations of a language. */
export function writeCatalog(
  entries: readonly CatalogEntry[],
  { version, language = '', messages = {} }: { version: string; language?: string; messages?: Messages },
): string {
  const head = [
    `Project-Id-Version: Boardwalk ${version}`,
    ...(language === '' ? [] : [`Language: ${language}`]),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: 8bit',
    `Plural-Forms: nplurals=${language === '' ? 'INTEGER; plural=EXPRESSION' : '2; plural=n != 1'};`,
    'X-Domain: boardwalk',
  ];
  const header = ['msgid ""', 'msgstr ""', ...head.map((line) => quoted(`${line}\n`))].join('\n');
  return `${[header, ...entries.map((entry) => block(entry, messages[entry.text] ?? ''))].join('\n\n')}\n`;
}

function block({ text, plural, comments, places }: CatalogEntry, translated: string): string {
  const forms = translated.split('\0');
  return [
    ...comments.map((comment) => `#. ${comment}`),
    ...places.map((place) => `#: ${place}`),
    ...(isFormat(text) ? ['#, php-format'] : []),
    `msgid ${quoted(text)}`,
    ...(plural === undefined
      ? [`msgstr ${quoted(translated)}`]
      : [
          `msgid_plural ${quoted(plural)}`,
          ...[0, 1].map((at) => `msgstr[${at}] ${quoted(forms[at] ?? '')}`),
        ]),
  ].join('\n');
}

/** Tells if gettext can compare the places of a text with those of its translation: it takes the first ones only. */
const isFormat = (text: string) => hasPlaces(text) && (/%[sd]/.test(text) || text.includes('%1$'));

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`;
