import { expect, it, onTestFinished } from 'vitest';
import { openStore } from './clients.ts';
import { serveBucket } from './serve-bucket.ts';

async function open(prefix?: string) {
  const store = await openStore();
  const { url, close } = await serveBucket(store, prefix);
  onTestFinished(close);
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, { headers, redirect: 'manual' });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return { store, get };
}

const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };

it('serves the index of folders and every file with its stored headers', async () => {
  const { store, get } = await open();
  store.place('index.html', 'home', html);
  store.place('über uns/index.html', 'about', html);
  store.place('_assets/a.js', 'script', { 'content-type': 'text/javascript', 'cache-control': 'immutable' });
  expect(await get('/')).toMatchObject({ status: 200, text: 'home' });
  const about = await get('/%C3%BCber%20uns/?from=home');
  expect([about.text, about.headers.get('content-type')]).toEqual(['about', html['content-type']]);
  expect((await get('/_assets/a.js')).headers.get('cache-control')).toBe('immutable');
});

it('redirects to the slash, and answers all else with 404.html', async () => {
  const { store, get } = await open();
  store.place('visit/index.html', 'visit', html);
  expect(await get('/missing/')).toMatchObject({ status: 404, text: 'Not found\n' });
  store.place('404.html', 'lost', html);
  const redirect = await get('/visit?a=1');
  expect([redirect.status, redirect.headers.get('location')]).toEqual([301, '/visit/?a=1']);
  const missing = await get('/missing/');
  expect([missing.status, missing.text, missing.headers.get('content-type')]).toEqual([
    404,
    'lost',
    html['content-type'],
  ]);
});

it('serves what is below a prefix, as it is at that moment', async () => {
  const { store, get } = await open('site/');
  store.place('site/index.html', 'one', html);
  store.place('site-old/index.html', 'old', html);
  const first = await get('/');
  expect(first.text).toBe('one');
  const etag = first.headers.get('etag') ?? '';
  expect((await get('/', { 'if-none-match': etag })).status).toBe(304);
  store.place('site/index.html', 'two', html);
  expect(await get('/', { 'if-none-match': etag })).toMatchObject({ status: 200, text: 'two' });
  expect((await get('/../site-old/')).status).toBe(404);
});
