import { describe, expect, it } from 'vitest';
import { annotationLines } from '../../../bin/report/annotations.ts';
import { sampleReport } from '../../support/sample-report.ts';

const entry = { kind: 'post', id: 7, title: 'Tides' };

describe('annotationLines', () => {
  it('tells errors, then warnings, each with its check, entry, edit link and hint on one line', () => {
    const lines = annotationLines(
      sampleReport({
        outcome: 'failed',
        message: 'not as it is',
        problems: [
          {
            check: 'unsafeSlug',
            message: 'the slug',
            entry,
            field: 'slug',
            editUrl: 'https://cms.example/e',
            hint: 'Fix it.',
          },
        ],
        warnings: [{ message: 'no date' }],
      }),
    );
    expect(lines).toEqual([
      '::error title=Boardwalk%3A Unsafe slug::the slug%0Ain post 7 "Tides", slug%0Aedit https://cms.example/e%0A→ Fix it.',
      '::warning title=Boardwalk::no date',
    ]);
  });

  it('lets no text of the CMS begin a command of its own', () => {
    const message = '50 %\r\n::set-output name=x::y\n::error::z';
    const [line = ''] = annotationLines(
      sampleReport({ warnings: [{ message, entry: { ...entry, title: '\n::stop' } }] }),
    );
    expect(line).not.toMatch(/[\r\n]/);
    expect(line).toContain('::50 %25%0D%0A::set-output name=x::y%0A::error::z%0Ain post 7 "%0A::stop"');
  });

  it('shows a mark for what would steer a terminal or turn words round', () => {
    const message = '\u001b]0;owned\u0007 \u009b31m \u202eteews\u2066 \u2028 ok';
    const title = 'a\u001b[2Jb\u202d';
    const [line = ''] = annotationLines(
      sampleReport({ warnings: [{ message, entry: { ...entry, title }, hint: '\u0085' }] }),
    );
    expect(line).toBe('::warning title=Boardwalk::�]0;owned� �31m �teews� � ok%0Ain post 7 "a�[2Jb�"%0A→ �');
  });

  it('tells why a build stopped that has no problems to name, and ten of many', () => {
    expect(annotationLines(sampleReport({ outcome: 'failed', message: 'locked' }))).toEqual([
      '::error title=Boardwalk::locked',
    ]);
    const warnings = Array.from({ length: 25 }, (_, index) => ({ message: `${index}` }));
    const lines = annotationLines(sampleReport({ warnings }));
    expect(lines).toHaveLength(11);
    expect(lines.at(-1)).toBe('::notice title=Boardwalk::15 more: --json FILE lists all');
  });
});
