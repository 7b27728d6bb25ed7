import { describe, expect, it } from 'vitest';
import { BuildError } from '../../../generator/problems/problem.ts';
import { startPathCheck } from '../../../generator/publish/check-paths.ts';

describe('startPathCheck', () => {
  it('takes the paths of a site', () => {
    expect(() =>
      check(['index.html', 'event/index.html', 'event/a/event.ics', 'news/p/café/index.html']),
    ).not.toThrow();
  });

  it.each(['../x', '/etc/passwd', 'a/../../x', 'a//b', './a', 'a/.', '', 'a\\..\\b', 'a\0b', 'a\nb'])(
    'refuses %j',
    (path) => expect(problemsOf([path])).toHaveLength(1),
  );

  it('refuses names longer than a file system takes, counted in bytes', () => {
    expect(problemsOf([`${'é'.repeat(127)}a`])).toEqual([]);
    expect(problemsOf(['é'.repeat(128)])).toHaveLength(1);
  });

  it('refuses paths longer than object storage takes', () => {
    const path = Array.from({ length: 11 }, () => 'x'.repeat(100)).join('/');
    expect(problemsOf([path])).toHaveLength(1);
  });

  it.each([
    ['of one path', 'visit/index.html', 'visit/index.html'],
    ['that differ in case only', 'News/index.html', 'news/index.html'],
    ['of which one is where the other needs a folder', 'visit', 'visit/index.html'],
    ['of which one is where the other needs a folder, in another case', 'a/b/c.html', 'A'],
  ])('refuses two files %s and names both', (_, first, second) => {
    const [problem, ...more] = problemsOf([first, second]);
    expect(more).toEqual([]);
    expect(problem).toContain(JSON.stringify(first));
    expect(problem).toContain(JSON.stringify(second));
  });

  it('refuses a name that is not in one Unicode form, so that two forms of one name cannot meet', () => {
    expect(problemsOf(['cafe\u0301/index.html'])).toHaveLength(1);
  });

  it('says at once which path cannot be written', () => {
    const { add } = startPathCheck();
    expect(['visit/index.html', 'Visit', '../x', 'map.html'].map((path) => add({ path }))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('tells the same whichever file came first', () => {
    const paths = ['a', 'b/index.html', 'B', 'A'];
    expect(problemsOf(paths)).toEqual(problemsOf(paths.toReversed()));
  });

  it('tells all problems at once', () => expect(problemsOf(['../x', 'a', 'a', '/b'])).toHaveLength(3));
});

function check(paths: readonly string[]): void {
  const { add, refuse } = startPathCheck();
  for (const path of paths) add({ path });
  refuse();
}

function problemsOf(paths: readonly string[]): string[] {
  try {
    check(paths);
    return [];
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    expect(error.kind).toBe('content');
    return error.problems.map((problem) => problem.message);
  }
}
