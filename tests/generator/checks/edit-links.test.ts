import { describe, expect, it } from 'vitest';
import { createEditLinks } from '../../../generator/checks/edit-links.ts';

const endpoint = 'https://cms.example/graphql';
const entry = (kind: string) => ({ message: 'wrong', entry: { kind, id: 7, title: 'Tides' } });

describe('createEditLinks', () => {
  it.each([
    ['post', 'https://cms.example/wp-admin/post.php?post=7&action=edit'],
    ['category', 'https://cms.example/wp-admin/term.php?taxonomy=category&tag_ID=7'],
    ['menu item', 'https://cms.example/wp-admin/nav-menus.php'],
  ])('leads to where a %s is edited', (kind, editUrl) => {
    expect(createEditLinks({ adminUrl: undefined, endpoint }).add(entry(kind))).toEqual({
      ...entry(kind),
      editUrl,
    });
  });

  it.each([
    [{ adminUrl: 'https://edit.example/wp-admin', endpoint }, 'https://edit.example/wp-admin/post.php'],
    [
      { adminUrl: 'https://edit.example/wp/wp-admin/index.php?x=1', endpoint },
      'https://edit.example/wp/wp-admin/post.php',
    ],
    [
      { adminUrl: undefined, endpoint: 'https://cms.example/wp/graphql' },
      'https://cms.example/wp/wp-admin/post.php',
    ],
    [
      { adminUrl: undefined, endpoint: 'https://cms.example/index.php?graphql=1' },
      'https://cms.example/wp-admin/post.php',
    ],
  ])('knows the admin of %j', (config, start) => {
    expect(createEditLinks(config).add(entry('post')).editUrl).toBe(`${start}?post=7&action=edit`);
  });

  it('has nothing to add where nobody edits, or no entry is named', () => {
    expect(createEditLinks({ adminUrl: undefined, endpoint: undefined }).add(entry('post'))).toEqual(
      entry('post'),
    );
    expect(createEditLinks({ adminUrl: undefined, endpoint }).add({ message: 'wrong' })).toEqual({
      message: 'wrong',
    });
  });
});
