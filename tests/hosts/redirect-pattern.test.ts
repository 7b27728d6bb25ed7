import { describe, expect, it } from 'vitest';
import { translatePattern } from '../../hosts/redirect-pattern.ts';

describe('a pattern of the CMS', () => {
  it.each([
    ['^blog/(.*)$', '/blog/2024/x', ['2024/x']],
    ['^/blog/(.*)$', '/blog/', ['']],
    ['^old-', '/old-page/', []],
    ['-wip/?$', '/news/horses-wip/', []],
    ['^(\\d{4})/(\\d\\d)/([\\w-]+)/?$', '/2024/06/the-pier/', ['2024', '06', 'the-pier']],
    ['^é(.)$', '/%C3%a9x', ['x']],
    ['^a b\\{c\\}"d(e|f)+?$', '/a%20b%7Bc%7D%22df', ['f']],
    ['^(?:a|b)/([^/]+)$', '/b/c%2Fd', ['c%2Fd']],
    ['^a\\S+\\s\\W\\D$', '/abc%20!!', []],
  ])('%s fits %s', (pattern, path, groups) => {
    const translated = translatePattern(pattern);
    if (typeof translated === 'string') throw new Error(translated);
    const found = new RegExp(translated.source).exec(path);
    expect(found?.slice(1)).toEqual(groups);
    expect(translated.groups).toHaveLength(groups.length);
  });

  it.each([
    ['^blog/(.*)$', '/blogs/x'],
    ['^blog$', '/blog/x'],
    ['^a.b$', '/a%2Fb'],
    ['^a\\.b$', '/axb'],
  ])('%s does not fit %s', (pattern, path) => {
    const translated = translatePattern(pattern);
    if (typeof translated === 'string') throw new Error(translated);
    expect(path).not.toMatch(new RegExp(translated.source));
  });

  it.each([
    ['(?=x)', 'hosts read differently: (?=x)'],
    ['(?<name>x)', 'hosts read differently'],
    ['(a)\\1', 'hosts read differently: \\1'],
    ['\\bx', 'hosts read differently'],
    ['a$b', 'hosts read differently'],
    ['[é]', 'hosts read differently'],
    ['[[:alpha:]]', 'hosts read differently'],
    ['a\\', 'hosts read differently'],
    ['a{', 'hosts read differently'],
    ['a\nb', 'has a control character'],
    ['\ud800', 'has a control character'],
    ['a++', 'repeats nothing'],
    ['*a', 'repeats nothing'],
    ['(a+)+$', 'repeats a group that contains a repetition'],
    ['((a*)b)*', 'repeats a group that contains a repetition'],
    ['(a{2,}){3}', 'repeats a group that contains a repetition'],
    ['(a', 'does not close'],
    ['a)', 'does not open'],
    ['^a|b$', 'outside of brackets'],
    ['[z-a]', 'is no regular expression'],
    ['a{3,2}', 'is no regular expression'],
    ['x'.repeat(501), 'more than 500 characters'],
  ])('%j is refused: %s', (pattern, reason) => {
    expect(translatePattern(pattern)).toEqual(expect.stringContaining(reason));
  });

  it('tells the groups that a slash comes before', () => {
    const translated = translatePattern('^(a)b/(c)((d)/?(e))$');
    expect(translated).toMatchObject({ groups: [true, true, false, false, false] });
  });
});
