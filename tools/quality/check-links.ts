import { decide } from '../../bin/commands/serve/decide.ts';
import { formsPath } from '../../demo/forms.ts';
import { addressesOf, type NamedAddress } from './addresses.ts';
import type { Finding } from './finding.ts';
import type { BuiltSite, SiteText } from './read-site.ts';

/**
 * Follows every address of the site that stays on it: in pages, stylesheets, scripts, feeds, calendars, the sitemap and the
 * redirects. A file has to be there, without a redirect on the way, and the anchor on it. Nothing that a page loads by itself
 * may be of another origin.
 */
export function checkLinks(site: BuiltSite): Finding[] {
  const pages = site.pages.map(({ path, html }) => ({ path, ...addressesOf(html) }));
  const anchors = new Map(pages.map(({ path, anchors }) => [path, anchors]));
  const findings: Finding[] = [];
  const follow = (page: string, named: NamedAddress): void => {
    const fault = findFault(named, { page, site, anchors });
    if (fault !== null)
      findings.push({ check: 'links', page, element: `${named.where} ${named.address}`, ...fault });
  };
  for (const { path, addresses } of pages) for (const named of addresses) follow(path, named);
  for (const text of site.texts) {
    for (const named of addressesInText(text, site.publicOrigin)) follow(text.path, named);
  }
  return findings;
}

interface Place {
  readonly page: string;
  readonly site: BuiltSite;
  /** The targets of fragments, by page. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
}

type Fault = Pick<Finding, 'rule' | 'message' | 'hint'>;

function findFault({ address, where, isLoaded }: NamedAddress, { page, site, anchors }: Place): Fault | null {
  const base = new URL(encodeURI(page), site.publicOrigin);
  if (!URL.canParse(address, base)) {
    return {
      rule: 'address',
      message: 'is not an address',
      hint: 'Fix the entry or the template that contains it.',
    };
  }
  const url = new URL(address, base);
  if (!/^https?:$/.test(url.protocol)) return null;
  if (url.origin !== site.publicOrigin) return isLoaded ? thirdParty : null;
  // The server of the demo takes them.
  if (where === 'form[action]' && url.pathname.startsWith(formsPath)) return null;
  const decision = decide(url.pathname, site.files);
  if (decision.action === 'miss') return nothingThere;
  if (decision.action === 'redirect') return detour;
  const target = `/${decision.file}`.replace(/\/index\.html$/, '/');
  return leadsToAnchor(url.hash, anchors.get(target)) ? null : noAnchor;
}

const thirdParty: Fault = {
  rule: 'third-party',
  message: 'is loaded from another origin before the visitor asks for it',
  hint: 'Serve it from this site, or load it after a click.',
};
const nothingThere: Fault = {
  rule: 'broken-link',
  message: 'leads to nothing',
  hint: 'Fix the address, or publish its target.',
};
const detour: Fault = {
  rule: 'redirected-link',
  message: 'leads over a redirect',
  hint: 'End the path with a slash.',
};
const noAnchor: Fault = {
  rule: 'broken-anchor',
  message: 'names an anchor that the page does not have',
  hint: 'Give the target this id, or use another anchor.',
};

/** The top of a page always exists, and so does the whole of any other file. */
function leadsToAnchor(hash: string, anchors: ReadonlySet<string> | undefined): boolean {
  const anchor = decodeURIComponent(hash.slice(1));
  return anchor === '' || anchor === 'top' || anchors === undefined || anchors.has(anchor);
}

/**
 * In other files than pages: addresses on the public host, and those by which stylesheets and
 * scripts name their parts.
 */
function addressesInText({ path, text }: SiteText, publicOrigin: string): NamedAddress[] {
  if (path.endsWith('.html')) return [...addressesOf(text).addresses];
  const name = (where: string, isLoaded: boolean) => (address: string) => ({ address, where, isLoaded });
  if (path.endsWith('.css')) return matches(text, /url\(["']?([^"')]+)["']?\)/g).map(name('url()', true));
  if (path.endsWith('.js')) return matches(text, /["'](\.\/[\w-]+\.js)["']/g).map(name('import', true));
  // A rule for many addresses has a "$1" in its target.
  if (path.endsWith('redirects.json')) return matches(text, /"to":\s*"([^"$]+)"/g).map(name('to', false));
  return publicAddresses(path.endsWith('.ics') ? unfold(text) : text, publicOrigin).map(name('text', false));
}

/**
 * Ends before white space, quotes, brackets and closing punctuation, so that the address may be in
 * xml, JSON and prose.
 */
function publicAddresses(text: string, publicOrigin: string): string[] {
  const found = matches(text, /(https?:\/\/[^\s"'<>()[\]\\]+)/g).map((address) =>
    address.replaceAll('&amp;', '&'),
  );
  // Html within xml is escaped, so an address may end with a quote or a tag in that spelling, or with a full stop.
  return found
    .map((address) => address.replace(/&(quot|lt|gt|#\d+);.*$/, '').replace(/[.,;:!?]+$/, ''))
    .filter((address) => address.startsWith(`${publicOrigin}/`));
}

/** Lines of a calendar are folded at 75 octets (RFC 5545, 3.1). */
function unfold(text: string): string {
  return text.replace(/\r?\n[ \t]/g, '');
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, address]) => address ?? []);
}
