import { hrefOf } from '../../../generator/content/paths.ts';
import { type Html, html } from '../../../generator/util/html-template.ts';
import { minute, size } from '../figures.ts';

/** A text of the CMS, cut where it is very long, whose direction does not reach the words around it. */
export function text(value: string, length = 600): Html {
  return html`<bdi>${cut(value, length)}</bdi>`;
}

/** The first characters of a text. */
export function cut(value: string, length: number): string {
  return value.length > length ? `${value.slice(0, length).replace(/\p{Surrogate}$/u, '')}…` : value;
}

/** A link, or null for an address that is not of the web, or too long to be a real one. */
export function webLink(address: string, content: Html): Html | null {
  if (address.length > 1_000 || !/^https?:/i.test(address) || !URL.canParse(address)) return null;
  return html`<a href="${new URL(address).href}">${content}</a>`;
}

/** A path of the site, as a link into the public site. */
export function pathLink(path: string, site: string): Html {
  const shown = text(path, 160);
  // Without a slash it could go on with the host of the site.
  if (!path.startsWith('/')) return shown;
  // Half characters have no encoding.
  return webLink(site + hrefOf(path.replace(/\p{Surrogate}/gu, '�')), shown) ?? shown;
}

/** "2026-06-13 14:00 UTC". */
export function moment(at: string): Html {
  return Number.isNaN(Date.parse(at)) ? text(at) : html`${minute(at)}`;
}

/** "1,234": without the machine's language. */
export function grouped(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** "1 page", "1,234 pages". */
export function count(number: number, thing: string, things = `${thing}s`): string {
  return `${grouped(number)} ${number === 1 ? thing : things}`;
}

/** The pages, the files and the size of a site: a dash for what an earlier version did not record. */
export function sizes(site: { files: number; pages?: number; bytes?: number }): readonly string[] {
  const { files, pages, bytes } = site;
  return [
    pages === undefined ? '–' : grouped(pages),
    grouped(files),
    bytes === undefined ? '–' : size(bytes),
  ];
}
