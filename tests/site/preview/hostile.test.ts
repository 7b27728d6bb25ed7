import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAuthorization } from '../../../demo/answers/editor.ts';
import { addEntry, addRevision, findEntry } from '../../../demo/edits.ts';
import { openPreviewedSite, type PreviewedSite, secret, sign, signText } from './support.ts';

const seconds = () => Math.floor(Date.now() / 1000);

describe('a preview server', () => {
  let site: PreviewedSite;
  let entry: number;
  let foreign: number;
  beforeAll(async () => {
    site = await openPreviewedSite();
    const [event, other] = site.store.entries.filter(({ kind }) => kind === 'event');
    entry = event?.id ?? 0;
    foreign = addRevision(site.store, other?.id ?? 0, { title: 'CANARY' });
  });
  afterAll(() => site.close());

  const get = async (target: string, init: RequestInit = {}) => {
    const answer = await fetch(`${site.url}${target}`, { redirect: 'manual', ...init });
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  };
  const altered = () => {
    const [body = '', mac] = sign({ kind: 'event', entry }).split('.');
    const text = Buffer.from(body, 'base64url').toString().replace(`"entry":${entry}`, '"entry":1');
    return `${Buffer.from(text).toString('base64url')}.${mac}`;
  };
  const whole = () => ({ kind: 'event', entry, revision: null, user: 2, until: seconds() + 60 });

  it.each<readonly [string, number, () => string]>([
    ['no text', 401, () => ''],
    ['another secret', 401, () => sign({ kind: 'event', entry }, `${secret}!`)],
    ['an altered entry', 401, altered],
    ['no signature', 401, () => sign({ kind: 'event', entry }).split('.')[0] ?? ''],
    ['an empty signature', 401, () => `${sign({ kind: 'event', entry }).split('.')[0]}.`],
    ['a shortened signature', 401, () => sign({ kind: 'event', entry }).slice(0, -2)],
    ['something behind it', 401, () => `${sign({ kind: 'event', entry })}.x`],
    ['too many letters', 401, () => signText(JSON.stringify({ ...whole(), x: 'x'.repeat(5000) }))],
    ['signed nonsense', 401, () => signText('{')],
    ['a signed list', 401, () => signText('[1]')],
    ['a text as entry', 401, () => signText(JSON.stringify({ ...whole(), entry: '5) { id }' }))],
    ['a negative entry', 401, () => signText(JSON.stringify({ ...whole(), entry: -1 }))],
    ['no end', 401, () => signText(JSON.stringify({ ...whole(), until: undefined }))],
    ['an end in a year', 401, () => sign({ kind: 'event', entry, until: seconds() + 365 * 86_400 })],
    ['an end a second ago', 403, () => sign({ kind: 'event', entry, until: seconds() - 1 })],
    ['a user who may not edit it', 403, () => sign({ kind: 'event', entry, user: 99 })],
    ['an unknown kind', 404, () => sign({ kind: '__proto__', entry })],
    ['an entry that is gone', 404, () => sign({ kind: 'event', entry: 987_654 })],
    ['a revision that is gone', 404, () => sign({ kind: 'event', entry, revision: 987_654 })],
    ['the revision of another entry', 409, () => sign({ kind: 'event', entry, revision: foreign })],
    ['another kind', 409, () => sign({ kind: 'location', entry })],
  ])('refuses a token with %s: %i', async (_, status, token) => {
    const answer = await get(`/?token=${token()}`);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(answer.html).toContain('<h1>');
    expect(answer.html).not.toMatch(/CANARY|Authorization|at .*\.ts/);
    expect(answer.html).not.toContain(secret);
    expect(answer.html).not.toContain(demoAuthorization.slice(6));
  });

  it('keeps a preview out of caches, search engines and referrers', async () => {
    const { status, headers, html } = await get(`/?token=${sign({ kind: 'event', entry })}`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('content-security-policy')).toContain('default-src');
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
  });

  it('leads from all other addresses to the public site, without the token, and takes no posts', async () => {
    const token = sign({ kind: 'event', entry });
    for (const [target, location] of [
      ['/', 'https://www.halyardpier.example/'],
      ['/news/?page=2', 'https://www.halyardpier.example/news/?page=2'],
      [`/news/?token=${token}`, 'https://www.halyardpier.example/news/'],
      ['//evil.example/', 'https://www.halyardpier.example//evil.example/'],
      ['/_assets/..%2f..%2fetc/passwd', 'https://www.halyardpier.example/_assets/..%2f..%2fetc/passwd'],
    ]) {
      const answer = await get(target ?? '');
      expect([target, answer.status, answer.headers.get('location')]).toEqual([target, 302, location]);
    }
    expect((await get(`/?token=${token}`, { method: 'POST' })).status).toBe(405);
    expect(await get('/robots.txt')).toMatchObject({ status: 200, html: 'User-agent: *\nDisallow: /\n' });
  });

  it('serves every file that a preview names', async () => {
    const { html } = await get(`/?token=${sign({ kind: 'event', entry })}`);
    const files = new Set(
      [...html.matchAll(/(?:src|href)="(\/(?:_assets|_preview)\/[^"]+)"/g)].map(([, file]) => file),
    );
    expect(files.size).toBeGreaterThan(2);
    for (const file of files) expect([file, (await get(file ?? '')).status]).toEqual([file, 200]);
  });

  it('shows hostile texts as texts', async () => {
    const title = '<script>alert(1)</script>" onload="x';
    const event = site.store.entries.find(({ id }) => id === entry);
    const revision = addRevision(site.store, entry, { title });
    const { status, html } = await get(`/?token=${sign({ kind: 'event', entry, revision })}`);
    expect([event?.kind, status]).toEqual(['event', 200]);
    expect(html).not.toContain('<script>alert(1)');
    expect(html).not.toContain('" onload="x');
  });

  it('shows nothing of an entry with a password, nor of one in the trash', async () => {
    const draft = {
      ...findEntry(site.store, 'event', site.store.entries.find(({ id }) => id === entry)?.slug ?? ''),
    };
    const locked = addEntry(site.store, { ...draft, slug: 'locked', title: 'CANARY', password: 'x' });
    const trashed = addEntry(site.store, { ...draft, slug: 'trashed', title: 'CANARY', status: 'trash' });
    for (const id of [locked, trashed]) {
      const { status, html } = await get(`/?token=${sign({ kind: 'event', entry: id })}`);
      expect([status, html.includes('CANARY')]).toEqual([404, false]);
    }
  });

  it('says so where the CMS is down, and tells nobody a secret', async () => {
    await site.cms.close();
    const token = sign({ kind: 'event', entry });
    const { status, html } = await get(`/?token=${token}`);
    expect(status).toBe(502);
    expect(html).toContain('WordPress does not answer');
    expect(html).not.toContain(site.cms.origin);
    const told = site.complaints.join('\n');
    expect(told).toContain('A preview failed (502)');
    for (const text of [token, secret, demoAuthorization]) expect(told).not.toContain(text);
  });
});
