import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { groupedLines } from '../../../bin/report/problem-lines.ts';
import { toBuildError } from '../../../generator/bundle/build-failure.ts';
import { BuildError } from '../../../generator/problems/problem.ts';

/** The failure of bundling a template with this text. */
async function failureOf(contents: string): Promise<BuildError> {
  const stdin = { contents, loader: 'tsx', sourcefile: 'HomePage.tsx' } as const;
  const error = await build({ stdin, write: false, logLevel: 'silent' }).then(
    () => null,
    (error: unknown) => toBuildError(error, 'The templates'),
  );
  if (!(error instanceof BuildError)) throw new Error('it was bundled', { cause: error });
  return error;
}

describe('a template that cannot be bundled', () => {
  it('is shown with the line and a caret below the place', async () => {
    const { problems } = await failureOf('export function HomePage() {\n\treturn <p>Café {1 +}</p>;\n}');
    expect(problems[0]?.message).toBe('HomePage.tsx:2:21: Unexpected "}"');
    expect(problems[0]?.frame).toBe('return <p>Café {1 +}</p>;\n                   ^');
  });

  it('tells what to do once, below all errors of one slip', async () => {
    const { problems } = await failureOf('<p><b></i></p>; const = 1;\nconst b = ;');
    expect(problems.length).toBeGreaterThan(0);
    const two = [
      ...problems,
      { message: 'HomePage.tsx:9:1: Another', hint: 'Fix the template and build again.' },
    ];
    const lines = groupedLines(two);
    expect(lines.filter((line) => line.includes('→'))).toEqual(['    → Fix the template and build again.']);
    expect(lines.at(-1)).toContain('→');
  });

  it('is cut around the place where its line is long, up to its end', async () => {
    const long = `const words = "${'x'.repeat(200)}"; const = ${'1'.repeat(200)};`;
    for (const text of [long, '   const a =', '(']) {
      const { problems } = await failureOf(text);
      const [line = '', caret = ''] = problems[0]?.frame?.split('\n') ?? [];
      expect(line.length).toBeLessThanOrEqual(48);
      expect(caret).toMatch(/^ *\^+$/);
      expect(caret.length).toBeLessThanOrEqual(line.length + 1);
    }
  });
});
