import { hostedHeaders } from './hosted-site.ts';

/** A request that every host has to answer in the same way. */
export interface HostQuestion {
  /** Exactly as it is sent. */
  readonly target: string;
  readonly method?: 'GET' | 'HEAD' | 'POST';
  readonly range?: string;
  readonly status: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Headers that the answer must not have. */
  readonly without?: readonly string[];
}

const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };
const immutable = 'public, max-age=31536000, immutable';

/** A browser that kept a redirect would go in a circle where an address is given back. */
const unkept = { 'cache-control': 'no-cache' };

const answered: readonly HostQuestion[] = [
  ...[
    ['/', 'home'],
    ['/visit/', 'visit'],
    ['/visit/?from=home', 'visit'],
    ['/visit/?p=12', 'visit'],
    ['/?p=99', 'home'],
    ['/?p=abc', 'home'],
    ['/?p=', 'home'],
    ['/?tap=12', 'home'],
    ['/visit/index.html', 'visit'],
    ['/news/p/caf%C3%A9%20%26%20bar/', 'café'],
    ['/news/p/v1.2/', 'release'],
    ['/news/p/node.js/', 'script'],
  ].map(([target = '', body = '']) => ({
    target,
    status: 200,
    body,
    headers: { ...html, ...hostedHeaders.page },
  })),
  {
    target: '/news/feed.xml',
    status: 200,
    body: '<feed/>',
    headers: { ...html, 'content-type': 'application/xml; charset=utf-8', ...hostedHeaders.data },
  },
  {
    target: '/_assets/runtime-ABCDEFGH.js',
    status: 200,
    body: 'runtime',
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': immutable,
      ...hostedHeaders.asset,
    },
    without: ['content-security-policy'],
  },
  {
    target: '/_assets/a.png',
    status: 200,
    body: 'picture',
    headers: { 'content-type': 'image/png', 'cache-control': immutable },
  },
  { target: '/_boardwalk/popup.html', status: 200, body: 'popup', headers: html },
  ...[
    ['/_boardwalk/notice.json', '{"text":"gale"}'],
    ['/_boardwalk/search.json', '{"words":[]}'],
  ].map(([target = '', body = '']) => ({ target, status: 200, body, headers: json })),
];

const slashes: readonly HostQuestion[] = [
  ['/visit', '/visit/'],
  ['/visit?a=1&b=?', '/visit/?a=1&b=?'],
  ['/news/p/caf%C3%A9%20%26%20bar', '/news/p/caf%C3%A9%20%26%20bar/'],
  ['/news/p/v1.2', '/news/p/v1.2/'],
  ['/news/p/node.js', '/news/p/node.js/'],
].map(([target = '', location = '']) => ({ target, status: 301, headers: { location, ...unkept } }));

const missing: readonly HostQuestion[] = [
  ...['/nothing/', '/nothing', '/visit/index', '/404/', '/news/', '/VISIT/', '//visit/', '/visit//'],
  ...['/visit/index.html/', '/%E4/', '/../package.json', '/%2e%2e/package.json', '/_assets/other.js'],
  ...['/_assets/', '/old/x/', '/OLD/', '/blog//example.com', '//example.com/..'],
].map((target) => ({ target, status: 404, body: 'This page could not be found', headers: html }));

const redirected: readonly HostQuestion[] = [
  ['/old', 301, '/visit/'],
  ['/old/', 301, '/visit/'],
  ['/old/?a=%20&b=$1', 301, '/visit/?a=%20&b=$1'],
  ['/parking?a=1', 302, '/visit/?a=1#c-parking'],
  ['/parking/', 302, '/visit/#c-parking'],
  ['/tickets/?a=1', 307, 'https://tickets.example.com/pier?from=site'],
  ['/menu.pdf?a', 308, '/visit/?a'],
  [
    "/%C3%A9%20%22q%22%20%7Bpath%7D%20%7B$HOME%7D%20$host;%20%23%20%25%20(.*)+%5Ba%5D%5E%7C&'%60~/",
    301,
    '/visit/',
  ],
  [
    "/%C3%A9%20%22q%22%20%7Bpath%7D%20%7B%24HOME%7D%20%24host%3B%20%23%20%25%20(.*)%2B%5Ba%5D%5E%7C%26'%60~",
    301,
    '/visit/',
  ],
  ['/why%3F/?a=1', 301, '/visit/?q=%22%24host%22%20%7Bpath%7D%5C&x=%41%25'],
  ['/blog/', 301, '/news/'],
  ['/blog/2024/a%20b%0d%0ax/?q=1', 301, '/news/2024/a%20b%0d%0ax/?q=1'],
  ['/%C3%A9v%c3%a9nement/2024', 302, '/event/%C3%A92024/?y=2024#2024'],
  ['/a.b%22c%7Bword%7D?q', 308, 'https://example.com/word?q'],
  ['/2024/05/release', 301, '/news/p/v1.2/'],
  ['/2024/05/release/?a=1', 301, '/news/p/v1.2/?a=1'],
  ['/journal/v1.2/', 301, '/news/p/v1.2/'],
  ['/journal/v1.2', 301, '/news/p/v1.2/'],
  ['/?p=12', 301, '/news/p/caf%C3%A9%20%26%20bar/'],
  ['/?page_id=7', 301, '/visit/'],
  ['/?utm_source=x&p=12&preview=true', 301, '/news/p/caf%C3%A9%20%26%20bar/'],
].map(([target = '', status = 0, location = '']) => ({
  target: String(target),
  status: Number(status),
  headers: { location: String(location), ...unkept },
}));

/** Pages of lists that are no more, to a host that looks for files before redirects. */
export const lostPageQuestions: readonly HostQuestion[] = [
  ['/news/page/150/', '/news/'],
  ['/news/page/150', '/news/'],
  ['/news/page/150/?from=mail', '/news/?from=mail'],
  ['/news/c/page/7/', '/news/'],
  ['/news/c/works/page/7/', '/news/c/works/'],
  ['/news/c/caf%C3%A9%20%26%20bar/page/7', '/news/c/caf%C3%A9%20%26%20bar/'],
  ['/event/past/page/40/', '/event/#past'],
  ['/event/page/40/', '/event/'],
  ['/art/page/40/', '/art/'],
].map(([target = '', location = '']) => ({ target, status: 301, headers: { location, ...unkept } }));

/** No pages of lists, or pages that are there. */
const keptPages: readonly HostQuestion[] = [
  { target: '/news/page/12/', status: 200, body: 'archive' },
  { target: '/news/c/works/page/12/', status: 200, body: 'works' },
  { target: '/news/page/12', status: 301, headers: { location: '/news/page/12/', ...unkept } },
  ...['/news/page/1/2/', '/news/c/a/b/page/1/', '/news/c//page/1/', '/NEWS/page/1/', '/contact/page/1/'].map(
    (target) => ({ target, status: 404, body: 'This page could not be found' }),
  ),
];

const others: readonly HostQuestion[] = [
  { target: '/gone', status: 410 },
  { target: '/gone/?a', status: 410 },
  { target: '/law/', status: 451 },
  { target: '/visit/', method: 'HEAD', status: 200, body: '', headers: { 'content-length': '5' } },
  { target: '/nothing/', method: 'HEAD', status: 404, body: '' },
  { target: '/visit/', method: 'POST', status: 405, headers: { allow: 'GET, HEAD' } },
  { target: '/nothing/', method: 'POST', status: 405 },
  {
    target: '/_assets/a.png',
    range: 'bytes=3-',
    status: 206,
    body: 'ture',
    headers: { 'content-range': 'bytes 3-6/7' },
  },
  { target: '/_assets/a.png', range: 'bytes=7-', status: 416 },
];

/** The questions to `boardwalk serve`, and to every host. */
export const hostQuestions: readonly HostQuestion[] = [
  ...answered,
  ...slashes,
  ...missing,
  ...redirected,
  ...keptPages,
  ...others,
];

/** A path as some browsers compose it: only a host that runs our code finds the file. */
export const composedQuestion: HostQuestion = {
  target: '/news/p/cafe%CC%81%20%26%20bar/',
  status: 200,
  body: 'café',
};

/** Files of the site's own that a host keeps to itself. `boardwalk serve` shows them to who builds. */
export const privateQuestions: readonly HostQuestion[] = [
  '/_boardwalk/manifest.json',
  '/_boardwalk/redirects.json?a',
  '/%5Fboardwalk/manifest.json',
  '/_boardwalk/',
  '/_boardwalk//manifest.json',
].map((target) => ({ target, status: 404, body: 'This page could not be found', headers: html }));

export function titleOf({ method = 'GET', target, range, status }: HostQuestion): string {
  return `answers ${method} ${target}${range === undefined ? '' : ` (${range})`} with ${status}`;
}
