import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { packagesFolder } from './server/packages.ts';

const plugin = path.resolve(import.meta.dirname, '../../wordpress/boardwalk');
const files = readdirSync(plugin, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.php'),
);

interface Parser {
  parseCode(code: string, file: string): { readonly errors: readonly unknown[] };
}

const { Engine }: { Engine: new (settings: object) => Parser } = createRequire(
  path.join(packagesFolder, 'package.json'),
)('php-parser');
const parser = new Engine({ parser: { version: 704, suppressErrors: false } });

describe('the plugin', () => {
  it.each(files)('%s has the syntax of PHP 7.4', (file) => {
    expect(parser.parseCode(readFileSync(path.join(plugin, file), 'utf8'), file).errors).toEqual([]);
  });

  it('is read by a parser that refuses the syntax of PHP 8', () => {
    expect(() => parser.parseCode('<?php $x = match(1) { 1 => 2 };', 'match.php')).toThrow();
    expect(() => parser.parseCode('<?php $x = $y?->z;', 'nullsafe.php')).toThrow();
  });
});
