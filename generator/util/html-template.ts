import { clean } from './clean.ts';

/** Finished html. Only `html` and `ownMarkup` make it: everything else is text, and escaped. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | readonly Html[] | null;

/** Makes html from a template. Texts are escaped, for attributes too; `null` is nothing. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { markup: String.raw({ raw: strings }, ...parts.map(markupOf)) };
}

/** Takes a text that is html already: our own constants. */
export function ownMarkup(markup: string): Html {
  return { markup };
}

function markupOf(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'number') return String(part);
  if (typeof part === 'string') return escapeHtml(part);
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

/** Puts a text into one line; replaces half characters, control characters and those that reverse its words. */
function escapeHtml(text: string): string {
  return clean(text.replace(/\s+/g, ' '))
    .replace(/\p{Surrogate}/gu, '�')
    .replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
