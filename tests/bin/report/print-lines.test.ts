import { describe, expect, it } from 'vitest';
import { wrapLine } from '../../../bin/report/print-lines.ts';

describe('a line of a terminal', () => {
  it('is broken between words, and goes on below its text', () => {
    expect(wrapLine('  • No template for the block "acme/notice"', 24)).toBe(
      ['  • No template for', '    the block', '    "acme/notice"'].join('\n'),
    );
  });

  it('stays as it is when it fits', () => {
    expect(wrapLine('✔ 74 pages', 10)).toBe('✔ 74 pages');
  });

  it('keeps a long address whole', () => {
    const address = 'https://cms.example/wp-admin/post.php?post=412&action=edit';
    expect(wrapLine(`    edit ${address}`, 30).split('\n').at(-1)?.trim()).toBe(address);
  });

  it('counts no colours, and keeps them', () => {
    expect(wrapLine('\u001b[31m✖ one two\u001b[39m', 9)).toBe('\u001b[31m✖ one two\u001b[39m');
    expect(wrapLine('\u001b[31m✖ one two\u001b[39m', 7)).toContain('\u001b[31m✖ one');
  });
});
