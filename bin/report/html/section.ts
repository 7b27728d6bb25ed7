import { hrefOf } from '../../../generator/content/paths.ts';
import { type Html, html } from '../../../generator/util/html-template.ts';
import { minute, size } from '../figures.ts';

/** A part of the page: its id, its heading, and what is in it. */
export function section(id: string, heading: string, ...content: readonly Html[]): Html {
  return html`<section id="${id}">
<h2>${heading}</h2>
${content}
</section>
`;
}

export interface Room {
  readonly items: number;
  /** Of the html of all items: long texts make a list shorter. */
  readonly bytes: number;
}

/** Lists the first items that have room, and says how many are left. */
export function list<Item>(items: readonly Item[], room: Room, render: (item: Item) => Html): Html {
  const shown: Html[] = [];
  let bytes = 0;
  for (const item of items.slice(0, room.items)) {
    const made = html`<li>${render(item)}</li>
`;
    bytes += Buffer.byteLength(made.markup);
    if (bytes > room.bytes) break;
    shown.push(made);
  }
  const left = items.length - shown.length;
  const more = html`<p class="soft">… and ${grouped(left)} more: --json FILE lists all</p>`;
  return html`<ul>${shown}</ul>${left === 0 ? null : more}`;
}

/** Lists paths under their number: as links to the public site, or as text without its address. */
export function paths(files: readonly string[], thing: string, site?: string): Html {
  if (files.length === 0) return html``;
  const items = list(files, { items: 200, bytes: 40_000 }, (path) =>
    // Host files need not serve the records below it.
    site === undefined || path.startsWith('/_boardwalk/') ? text(path) : pathLink(path, site),
  );
  const isOpen = files.length <= 6 ? html` open` : null;
  return html`<details${isOpen}><summary>${amount(files.length, thing)}</summary>${items}</details>`;
}

type Row = readonly [name: Html, ...figures: string[]];

/** A section with a table: the first column names its row, the others are figures. Nothing without a row. */
export function figures(heading: string, head: readonly string[], rows: readonly Row[]): Html {
  if (rows.length === 0) return html``;
  const body = rows.map(
    ([name, ...cells]) =>
      html`<tr><th scope="row">${name}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>
`,
  );
  const columns = head.map((name) => html`<th scope="col">${name}</th>`);
  return html`<section><h2>${heading}</h2>
<table><thead><tr>${columns}</tr></thead><tbody>${body}</tbody></table></section>
`;
}

/** A section of facts with their names; those that are null are skipped. */
export function facts(heading: string, named: Readonly<Record<string, Html | string | null>>): Html {
  const shown = Object.entries(named).flatMap(([name, value]) =>
    value === null ? [] : html`<dt>${name}</dt><dd>${value}</dd>`,
  );
  return html`<section><h2>${heading}</h2><dl>${shown}</dl></section>
`;
}

/** A text of the CMS, cut where it is very long, whose direction does not reach the words around it. */
export function text(value: string, length = 600): Html {
  return html`<bdi>${shorten(value, length)}</bdi>`;
}

/** The first characters of a text. */
export function shorten(value: string, length: number): string {
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
export function amount(number: number, thing: string, things = `${thing}s`): string {
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
