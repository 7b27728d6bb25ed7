import { describe, expect, it } from 'vitest';
import { groupedLines } from '../../../bin/report/problem-lines.ts';
import type { Problem } from '../../../generator/problem.ts';

const links = Array.from(
  { length: 18 },
  (_, index): Problem => ({ gate: 'brokenLink', message: `link ${index}` }),
);
const blocks = Array.from(
  { length: 7 },
  (_, index): Problem => ({ gate: 'unknownBlock', message: `block ${index}` }),
);

describe('groupedLines', () => {
  it('puts together what one gate found, shows the first twenty, and says how many more there are', () => {
    const lines = groupedLines([...blocks, { message: 'of no gate' }, ...links]);
    expect(lines[0]).toBe('  • of no gate');
    expect(lines[1]).toBe('  Broken link: 18 (gate brokenLink)');
    expect(lines.filter((line) => line.startsWith('  •'))).toHaveLength(20);
    expect(lines.slice(-3)).toEqual([
      '  Unknown block: 7 (gate unknownBlock)',
      '  • block 0',
      '  … and 6 more: --json FILE lists all',
    ]);
  });

  it('says where and what to do, and lets no text of the CMS steer the terminal', () => {
    const entry = { kind: 'post', id: 7, title: 'Tides\u001b[2J' };
    const hint = 'mend it';
    expect(
      groupedLines([
        {
          message: 'no\u0007 date',
          entry,
          block: 'core/image',
          field: 'alt',
          editUrl: 'https://cms.example/e',
          hint,
        },
      ]),
    ).toEqual([
      '  • no� date',
      '    in post 7 "Tides�[2J", core/image, alt',
      '    edit https://cms.example/e',
      '    → mend it',
    ]);
  });
});
