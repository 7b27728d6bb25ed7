import { describe, expect, it } from 'vitest';
import { resolveConfig } from '../../../config/resolve-config.ts';
import { findPrivateText, listPrivateTexts } from '../../../generator/gates/private-texts.ts';

const token = 'CANARY-7c1f0e-TOKEN';
const page = { path: '/visit/', entry: { kind: 'page', id: 3, title: 'Visit' } };

function textsOf(settings: object, authorization?: string) {
  const file = { siteUrl: 'https://www.halyardpier.example', ...settings };
  const config = resolveConfig({ root: '/srv/pier', file, fileName: 'test', env: {}, flags: {} });
  return listPrivateTexts({ config, authorization });
}

const withHeaders = (headers: unknown) => ({ graphql: { clients: { default: { options: { headers } } } } });

describe('private texts', () => {
  it.each([
    [
      'a token of the settings',
      textsOf(withHeaders({ authorization: `Bearer ${token}` })),
      `<p>${token}</p>`,
    ],
    ['a token that a function gives', textsOf(withHeaders(() => ({ 'X-Api-Key': token }))), token],
    ['credentials of the environment', textsOf({}, `Basic ${token}`), `data-x="${token}"`],
    ['a path of the machine', textsOf({}), 'at /srv/pier/templates/Page.tsx'],
    ['a canary', textsOf({ canaries: ['Codename Cormorant'] }), 'our Codename Cormorant'],
  ])(
    'faults 165, 168, 169, 170 are found: %s, in text and in bytes, and never said',
    (_, texts, contents) => {
      for (const found of [
        findPrivateText(page, contents, texts),
        findPrivateText(page, Buffer.from(contents), texts),
      ]) {
        expect(found).toMatchObject({ gate: 'privateText', entry: page.entry });
        expect(found?.message).toMatch(/^\/visit\/ holds /);
        expect(JSON.stringify(found)).not.toContain(token);
      }
    },
  );

  it('are not what any page may hold: other headers, short values, a path of the site', () => {
    const texts = textsOf(withHeaders({ accept: 'application/json', 'x-key': 'abc' }));
    expect(findPrivateText(page, 'application/json abc <a href="/srv/pier-tours/">', texts)).toBeNull();
  });
});
