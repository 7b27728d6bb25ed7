import { expect, it } from 'vitest';
import { reportLostMedia } from '../../../../generator/crawl/media.ts';
import type { Problem } from '../../../../generator/problems/problem.ts';

it('names every entry that uses a picture which the library lacks, under one cause', () => {
  const problems: Problem[] = [];
  const known = { id: 5, path: '/a.jpg', alt: '', mimeType: '', modified: null, width: null, height: null };
  const user = (id: number, mediaIds: number[]) => ({
    entry: { kind: 'post', id, title: `Post ${id}` },
    mediaIds,
  });
  reportLostMedia([user(1, [5]), user(2, [9, 5, 7, 9]), user(3, [7])], [known], (problem) =>
    problems.push(problem),
  );
  expect(problems).toMatchObject([
    { check: 'missingMedia', message: expect.stringContaining('2 pictures are'), entry: { id: 2 } },
    { check: 'missingMedia', message: expect.stringContaining('A picture is'), entry: { id: 3 } },
  ]);
  expect(problems[0]?.message).toMatch(/: 7, 9$/);
  expect(new Set(problems.map(({ cause }) => cause)).size).toBe(1);
});
