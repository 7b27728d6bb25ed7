import { expect, it } from 'vitest';
import { cutSegments } from '../../../../generator/content/saved/segments.ts';
import { manyPosts, savedPost } from './saved.ts';

const sizes = (segments: readonly { records: readonly unknown[] }[]): number[] =>
  segments.map(({ records }) => records.length);

it('cuts runs of five hundred to a thousand', () => {
  expect(sizes(cutSegments('post', manyPosts(1), []))).toEqual([1]);
  expect(sizes(cutSegments('post', manyPosts(1000), []))).toEqual([1000]);
  expect(sizes(cutSegments('post', manyPosts(2300), []))).toEqual([500, 500, 500, 800]);
  expect(cutSegments('post', [], [])).toEqual([]);
});

it('begins a segment where one began before, and keeps those that are the same', () => {
  const posts = manyPosts(2300);
  const first = cutSegments('post', posts, []);
  const edited = [savedPost(-5), ...posts.slice(0, 600), ...posts.slice(601), savedPost(9999)];
  const next = cutSegments('post', edited, first);
  expect(sizes(next)).toEqual([501, 499, 500, 801]);
  expect(next.map((segment) => first.includes(segment))).toEqual([false, false, true, false]);
  expect(next.flatMap(({ records }) => records)).toEqual(edited);
});

it('cuts a segment that has grown, and drops one that has emptied', () => {
  const posts = manyPosts(1500);
  const first = cutSegments('post', posts.slice(0, 900), []);
  expect(sizes(cutSegments('post', posts, first))).toEqual([500, 1000]);
  const second = cutSegments('post', posts, []);
  expect(sizes(cutSegments('post', posts.slice(500), second))).toEqual([1000]);
});
