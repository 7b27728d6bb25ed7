import path from 'node:path';
import { type RedirectRule, redirectsPath } from '../../generator/files/redirects.ts';
import type { ClassHeaders } from '../../generator/publish/headers-of.ts';
import type { OutputFile } from '../../generator/publish/output-file.ts';
import { lostListPages } from '../../generator/routes/lost-list-pages.ts';
import { publish } from './publish.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Redirects as hostile as a CMS may have them, that every host can have. */
export const redirectRules: readonly RedirectRule[] = [
  { from: '/old/', to: '/visit/', status: 301 },
  { from: '/parking/', to: '/visit/#c-parking', status: 302 },
  { from: '/tickets/', to: 'https://tickets.example.com/pier?from=site', status: 307 },
  { from: '/menu.pdf', to: '/visit/', status: 308 },
  { from: '/gone/', status: 410 },
  { from: '/law/', status: 451 },
  { from: encodePath('/é "q" {path} {$HOME} $host; # % (.*)+[a]^|&\'`~/'), to: '/visit/', status: 301 },
  { from: encodePath('/why?/'), to: '/visit/?q="$host" {path}\\&x=%41%', status: 301 },
  { pattern: '^blog/(.*)$', to: '/news/$1', status: 301 },
  { pattern: '^événement/([0-9]{4})/?$', to: '/event/é$1/?y=$1#$1', status: 302 },
  { pattern: '^a\\.b"c\\{(\\w+)\\}$', to: 'https://example.com/$1', status: 308 },
  { pattern: '^visit/?$', to: '/elsewhere/', status: 301 },
  { from: '/2024/05/release/', to: '/news/p/v1.2/', status: 301, derived: true },
  { pattern: '^journal/([^/]+)/?$', to: '/news/p/$1/', status: 301, derived: true },
  { number: 7, to: '/visit/', status: 301, derived: true },
  { number: 12, to: encodePath('/news/p/café & bar/'), status: 301, derived: true },
];

/** Those of pages of lists that are no more. */
export const fallbackRules = lostListPages(new Set(['news', 'event', 'art', 'contact'])).map(
  (rule): RedirectRule => ({ ...rule, status: 301, fallback: true }),
);

export const hostedSite: readonly OutputFile[] = [
  { path: 'index.html', class: 'page', contents: 'home' },
  { path: 'visit/index.html', class: 'page', contents: 'visit' },
  { path: 'news/p/café & bar/index.html', class: 'page', contents: 'café' },
  { path: 'news/p/v1.2/index.html', class: 'page', contents: 'release' },
  { path: 'news/p/node.js/index.html', class: 'page', contents: 'script' },
  { path: 'news/page/12/index.html', class: 'page', contents: 'archive' },
  { path: 'news/c/works/page/12/index.html', class: 'page', contents: 'works' },
  { path: 'news/feed.xml', class: 'data', contents: '<feed/>' },
  { path: '_assets/runtime-ABCDEFGH.js', class: 'asset', contents: 'runtime' },
  { path: '_assets/a.png', class: 'asset', contents: 'picture' },
  { path: '404.html', class: 'page', contents: 'This page could not be found' },
  { path: '_boardwalk/popup.html', class: 'data', contents: 'popup' },
  { path: '_boardwalk/notice.json', class: 'data', contents: '{"text":"gale"}' },
  { path: '_boardwalk/search.json', class: 'data', contents: '{"words":[]}' },
  redirectsFile([...redirectRules, ...fallbackRules]),
];

export const hostedHeaders: ClassHeaders = {
  page: {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; img-src 'self' https://*.tiles.example",
    'permissions-policy': 'camera=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
  },
  asset: { 'x-content-type-options': 'nosniff' },
  data: { 'x-content-type-options': 'nosniff' },
};

/** Writes the site into a folder that goes with the test. */
export async function publishHostedSite(
  files = hostedSite,
): Promise<{ readonly dir: string; readonly root: string }> {
  const root = await temporaryFolder();
  const dir = path.join(root, 'dist');
  await publish({ files, facts: { headers: hostedHeaders }, outDir: dir, root });
  return { dir, root };
}

/** The same site with other redirects. */
export function withRedirects(
  files: readonly OutputFile[],
  rules: readonly RedirectRule[],
): readonly OutputFile[] {
  return [...files.filter(({ path }) => path !== redirectsPath), redirectsFile(rules)];
}

function redirectsFile(rules: readonly RedirectRule[]): OutputFile {
  return { path: redirectsPath, class: 'data', contents: JSON.stringify({ version: 1, rules }) };
}

/** Percent-encodes a path as the links of a site are. */
function encodePath(text: string): string {
  return text.split('/').map(encodeURIComponent).join('/');
}
