import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../support/project-root.ts';

/** Code of which something is in the output. Of `client-runtime`, only this folder is used beside browsers. */
const folders = ['generator', 'templates', 'words', 'config', 'hosts', 'extend', 'client-runtime/words'];

/** Asks ICU, and writes nothing of its answer. */
const allowed = [
  // A time zone that Node does not know is refused.
  'generator/util/is-time-zone.ts: Intl.DateTimeFormat',
];

it('no byte of a site depends on the version of ICU, which Node comes with', () => {
  const found = folders.flatMap((folder) =>
    readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.m?tsx?$|\.mjs$/.test(name))
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .flatMap((file) =>
        usesOf(readFileSync(path.join(projectRoot, file), 'utf8')).map((use) => `${file}: ${use}`),
      ),
  );
  expect([...new Set(found)].toSorted()).toEqual(allowed);
});

it.each([
  ['new Intl.NumberFormat("de").format(1)', ['Intl.NumberFormat']],
  ['const { Collator } = Intl;', ['Intl']],
  ['count.toLocaleString()', ['.toLocaleString']],
  ['a.localeCompare(b)', ['.localeCompare']],
  ['// As Intl.Collator does.', []],
  ['/** `Intl.PluralRules` */', []],
])('finds what asks it in %s', (code, uses) => expect(usesOf(code)).toEqual(uses));

function usesOf(source: string): readonly string[] {
  const code = source.replace(/\/\*.*?\*\/|(?<!:)\/\/[^\n]*/gs, '');
  return Array.from(code.matchAll(/\bIntl\b(?:\.\w+)?|\.(?:toLocale\w+|localeCompare)\b/g), ([use]) => use);
}
