import { hrefOf } from '../../../generator/content/paths.ts';
import { type Html, html } from '../../../generator/util/html-template.ts';

const longestText = 600;
export const longestTitle = 160;
const longestAddress = 1_000;

/** A text of the CMS, cut where it is very long, whose direction does not reach the words around it. */
export function text(value: string): Html {
  return html`<bdi>${cut(value, longestText)}</bdi>`;
}

/** A title in quotes; "without a title" for an empty one. */
export function title(value: string): Html {
  return value.trim() === '' ? html`without a title` : html`“<bdi>${cut(value, longestTitle)}</bdi>”`;
}

/** A link, or null for an address that is not of the web, or too long to be a real one. */
export function webLink(address: string, content: Html): Html | null {
  if (address.length > longestAddress || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? html`<a href="${href}">${content}</a>` : null;
}

/** A path of the site, as a link into the public site. */
export function pathLink(path: string, site: string): Html {
  const shown = html`<bdi>${cut(path, longestTitle)}</bdi>`;
  // Anything else could go on with the host of the site.
  if (!path.startsWith('/')) return shown;
  return webLink(site + hrefOf(withoutHalves(path)), shown) ?? shown;
}

/** The first characters of a text. */
export function cut(value: string, length: number): string {
  return value.length > length ? `${value.slice(0, length).replace(/\p{Surrogate}$/u, '')}…` : value;
}

/** Half characters have no encoding. */
function withoutHalves(value: string): string {
  return value.replace(/\p{Surrogate}/gu, '�');
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "13 Jun 2026, 14:00 UTC": without the machine's language and time zone. */
export function moment(at: string): Html {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return text(at);
  const iso = date.toISOString();
  const day = `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`;
  return html`<time datetime="${iso}">${day}, ${iso.slice(11, 16)} UTC</time>`;
}

/** "1,234": without the machine's language. */
export function grouped(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** "1 page", "1,234 pages". */
export function count(number: number, thing: string, things = `${thing}s`): string {
  return `${grouped(number)} ${number === 1 ? thing : things}`;
}
