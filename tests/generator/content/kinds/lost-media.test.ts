import { expect, it } from 'vitest';
import { mediaIds } from '../../../../generator/content/kinds/media-refs.ts';
import { type MediaUser, reportLostMedia } from '../../../../generator/crawl/media.ts';
import type { Problem } from '../../../../generator/problems/problem.ts';
import { makeEntry, makeMedia } from '../../../support/entries.ts';

const known = makeMedia(5, '/a.jpg');

it('names every entry that uses a picture which the library lacks, under one cause', () => {
  const problems = told(user(1, { imageId: 5 }), user(2, { imageId: 9 }), user(3, { imageId: 7 }));
  expect(problems).toMatchObject([
    { check: 'missingMedia', message: expect.stringMatching(/A picture is .*: 9$/), entry: { id: 2 } },
    { check: 'missingMedia', message: expect.stringMatching(/A picture is .*: 7$/), entry: { id: 3 } },
  ]);
  expect(new Set(problems.map(({ cause }) => cause)).size).toBe(1);
});

it('counts the missing pictures of an entry, each once', () => {
  const image = { ref: 'media', path: '/?attachment_id=7', id: 7 } as const;
  const seo = { title: '', description: '', noindex: false, image };
  expect(told(user(2, { imageId: 9, seo }))).toMatchObject([
    { message: expect.stringMatching(/^2 pictures are .*: 7, 9$/) },
  ]);
});

it('says nothing of a picture that has its address beside an id of another library', () => {
  const image = { ref: 'media', path: '/wp-content/uploads/2026/pier.jpg', id: 7 } as const;
  expect(told(user(2, { seo: { title: '', description: '', noindex: false, image } }))).toEqual([]);
});

it('names the field of a file that the library lacks', () => {
  const brochure = { ref: 'media', path: '/?attachment_id=7', id: 7 } as const;
  const value = makeEntry('space', 4, {
    fields: { brochure, plan: { ...brochure, path: '/?attachment_id=5', id: 5 } },
  });
  const entry = { kind: 'space', id: 4, title: 'Office 4' };
  expect(told({ entry, value, mediaIds: mediaIds(value) })).toEqual([
    expect.objectContaining({
      entry,
      field: 'brochureId',
      message: expect.stringContaining('The file 7 is missing'),
    }),
  ]);
});

function user(id: number, changes: Parameters<typeof makeEntry<'page'>>[2]) {
  const value = makeEntry('page', id, changes);
  return { entry: { kind: 'page', id, title: `Page ${id}` }, value, mediaIds: mediaIds(value) };
}

function told(...users: readonly MediaUser[]): readonly Problem[] {
  const problems: Problem[] = [];
  reportLostMedia(users, [known], (problem) => problems.push(problem));
  return problems;
}
