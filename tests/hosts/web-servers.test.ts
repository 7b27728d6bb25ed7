import { describe, expect, it } from 'vitest';
import { caddy } from '../../hosts/caddy.ts';
import { nginx } from '../../hosts/nginx.ts';
import { hostInput } from '../support/host-input.ts';
import { hostedHeaders, redirectRules } from '../support/hosted-site.ts';

describe.each([
  { name: 'nginx', host: nginx },
  { name: 'Caddy', host: caddy },
])('the rules for $name', ({ host }) => {
  it('are one text, the same for the same site', () => {
    const { files, problems } = host(hostInput());
    expect(files).toHaveLength(1);
    expect(problems).toEqual([]);
    expect(host(hostInput()).files).toEqual(files);
  });

  it('say where the site is on the server', () => {
    const { files } = host({ ...hostInput(), root: '/var/www/the pier' });
    expect(files[0]?.contents).toContain('"/var/www/the pier"');
  });

  it('leave no line to a redirect that has a line break or leads elsewhere', () => {
    const { files, problems } = host(
      hostInput([
        { from: '/a%0A}/', to: '/x/', status: 301 },
        { from: '/b/', to: '/x\n}', status: 301 },
        { from: '/c/', to: '//example.com', status: 301 },
      ]),
    );
    expect(problems).toHaveLength(3);
    expect(files).toEqual(host(hostInput([])).files);
  });

  it('refuse a file whose headers are not those of its kind', () => {
    const files = Array.from(hostInput().manifest.files.values(), (file) => ({
      ...file,
      class: 'page' as const,
    }));
    expect(() => host(hostInput(redirectRules, { files }))).toThrow('differ from those of its kind');
  });

  it('leave out popup, notice and search of a site without them', () => {
    const input = hostInput();
    const own = /popup|notice|search/;
    const files = [...input.manifest.files.values()].filter(({ path }) => !own.test(path));
    const [made] = host(hostInput(redirectRules, { files })).files;
    expect(host(input).files[0]?.contents).toMatch(own);
    expect(made?.contents).not.toMatch(own);
  });
});

it.each([
  { host: nginx, value: 'a $host' },
  { host: nginx, value: 'a\nb' },
  { host: nginx, value: 'a'.repeat(4_001) },
  { host: caddy, value: '{env.HOME}' },
  { host: caddy, value: 'a\nb' },
])('a header that the syntax has no way to write is refused: $value', ({ host, value }) => {
  const headers = { ...hostedHeaders, page: { 'x-note': value } };
  expect(() => host(hostInput([], { headers }))).toThrow('cannot have this text');
});
