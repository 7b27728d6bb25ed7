import { describe, expect, it } from 'vitest';
import { groupedLines, problemLines } from '../../../bin/report/problem-lines.ts';
import type { Problem } from '../../../generator/problems/problem.ts';

const links = Array.from(
  { length: 18 },
  (_, index): Problem => ({ check: 'brokenLink', message: `link ${index}` }),
);
const blocks = Array.from(
  { length: 7 },
  (_, index): Problem => ({ check: 'unknownBlock', message: `block ${index}` }),
);

it('shows a mark for what would steer the terminal or turn words round, and leaves other scripts alone', () => {
  const entry = { kind: 'post', id: 7, title: 'لافتة\u202e \u200fx' };
  expect(problemLines({ message: 'a\u001b[2J\u009bb\u2067\u2029', entry })).toEqual([
    '  • a�[2J�b��',
    '    in post 7 "لافتة� \u200fx"',
  ]);
});

describe('groupedLines', () => {
  it('puts together what one check found, shows the first twenty, and says how many more there are', () => {
    const lines = groupedLines([...blocks, { message: 'of no check' }, ...links]);
    expect(lines[0]).toBe('  • of no check');
    expect(lines[1]).toBe('  Broken link: 18 (check brokenLink)');
    expect(lines.filter((line) => line.startsWith('  •'))).toHaveLength(20);
    expect(lines.slice(-3)).toEqual([
      '  Unknown block: 7 (check unknownBlock)',
      '  • block 0',
      '  … and 6 more: --json FILE lists all',
    ]);
  });

  it('shows one cause of many problems once, with their number and three examples', () => {
    const about = (id: number): Problem => ({
      check: 'cmsHost',
      cause: 'The host cms.example is named',
      message: `/news/p/${id}/ names cms.example`,
      entry: { kind: 'post', id, title: `Post ${id}` },
      editUrl: `https://cms.example/edit/${id}`,
      hint: 'Check the settings.',
    });
    const same = [1, 2].map(
      (id): Problem => ({
        check: 'unknownBlock',
        message: 'No template for "acme/notice"',
        entry: { kind: 'page', id, title: `Page ${id}` },
        block: 'acme/notice',
      }),
    );
    expect(groupedLines([...Array.from({ length: 9540 }, (_, index) => about(index + 1)), ...same])).toEqual([
      '  Host of the CMS: 9540 (check cmsHost)',
      '  • The host cms.example is named: 9540 times',
      ...[1, 2, 3].flatMap((id) => [
        `    /news/p/${id}/ names cms.example`,
        `    in post ${id} "Post ${id}"`,
        `    edit https://cms.example/edit/${id}`,
      ]),
      '    and 9537 more: --json FILE lists all',
      '    → Check the settings.',
      '  Unknown block: 2 (check unknownBlock)',
      '  • No template for "acme/notice": 2 times',
      '    in page 1 "Page 1", acme/notice',
      '    in page 2 "Page 2", acme/notice',
    ]);
  });

  it('counts what is not shown by problems, not by causes', () => {
    const many = Array.from({ length: 30 }, (_, index): Problem[] =>
      [1, 2].map((id) => ({ message: `cause ${index}`, entry: { kind: 'post', id, title: 'P' } })),
    );
    const lines = groupedLines(many.flat());
    expect(lines.filter((line) => line.startsWith('  •'))).toHaveLength(20);
    expect(lines.at(-1)).toBe('  … and 20 more: --json FILE lists all');
  });

  it('says where and what to do, and lets no text of the CMS steer the terminal', () => {
    const entry = { kind: 'post', id: 7, title: 'Tides\u001b[2J' };
    const hint = 'Fix it.';
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
      '    → Fix it.',
    ]);
  });
});
