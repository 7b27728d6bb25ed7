import { expect, it } from 'vitest';
import { publicAuthor } from '../../../../generator/content/kinds/public-author.ts';
import type { Problem } from '../../../../generator/problems/problem.ts';

const entry = { kind: 'post', id: 1, title: 'A post', uri: '/a/' } as const;

function read(name: string, slug = 'icarvalho') {
  const told: Problem[] = [];
  const warn = (problem: Problem) => void told.push(problem);
  const author = publicAuthor({ node: { databaseId: 7, name, slug } }, { sent: 'author' }, null, {
    entry,
    warn,
  });
  return { author, told: told.length };
}

it.each([
  ['Ines Carvalho', 'icarvalho'],
  ['Ines', 'icarvalho'],
])('shows the name that an author has chosen: %s', (name, slug) => {
  expect(read(name, slug)).toEqual({ author: { id: 7, name }, told: 0 });
});

it.each([
  ['an e-mail address', 'ines@pier.example', 'ines'],
  ['the login name, which WordPress shows until another one is chosen', 'icarvalho', 'icarvalho'],
  ['the login name in capitals', 'ICarvalho', 'icarvalho'],
  ['nothing', '', 'icarvalho'],
])('shows no name that is %s, and tells', (_, name, slug) => {
  expect(read(name, slug)).toEqual({ author: null, told: 1 });
});

it('tells nothing of a post whose author the CMS does not name', () => {
  const warn = () => expect.fail('nothing is wrong');
  for (const author of [undefined, null, { node: null }])
    expect(publicAuthor(author, { sent: 'author' }, null, { entry, warn })).toBeNull();
});
