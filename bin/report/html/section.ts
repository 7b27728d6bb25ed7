import { type Html, html } from '../../../generator/util/html-template.ts';
import { grouped } from './text.ts';

/** A part of the page with a heading. */
export function section(id: string, heading: string, ...content: readonly (Html | null)[]): Html {
  return html`<section aria-labelledby="${id}">
<h2 id="${id}">${heading}</h2>
${content.flatMap((part) => part ?? [])}
</section>
`;
}

/** A line that says how much of a list is not shown. */
export function more(left: number, thing: string, things = `${thing}s`): Html | null {
  return left === 0
    ? null
    : html`<p class="more">… and ${grouped(left)} more ${left === 1 ? thing : things}: --json FILE lists all</p>`;
}

export interface Table {
  /** The contents in a few words, for those who cannot see the table. */
  readonly caption: string;
  readonly head: readonly Html[];
  readonly rows: readonly Html[];
}

/** A table in a box of its own, which scrolls when the table is too wide for the view. */
export function table({ caption, head, rows }: Table): Html {
  return html`<div class="scroller" role="group" tabindex="0" aria-label="${caption}">
<table><caption class="unseen">${caption}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${rows}</tbody></table></div>`;
}

/** The head of a column of words. */
export function column(name: string): Html {
  return html`<th scope="col">${name}</th>`;
}

/** The head of a column of figures, which stand at its end. */
export function figureColumn(name: string): Html {
  return html`<th scope="col" class="figure">${name}</th>`;
}

/** A cell with a figure. */
export function figure(value: string): Html {
  return html`<td class="figure">${value}</td>`;
}

/** A bar that is as long as its share of the longest; the figure beside it says the same in words. */
export function bar(value: number, longest: number): Html {
  const share = longest > 0 ? Math.max(0, Math.min(100, (value / longest) * 100)).toFixed(1) : '0';
  return html`<svg class="bar" aria-hidden="true"><rect width="${share}%" height="100%" rx="3"/></svg>`;
}
