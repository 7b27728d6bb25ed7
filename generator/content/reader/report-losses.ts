import type { EntryContext } from '../html/context.ts';
import type { Loss, LossCause } from './loss.ts';

interface Wording {
  readonly says: (count: number, first: string) => string;
  readonly cause: string;
  readonly hint: string;
}

const upload = 'Upload them to the media library and choose them there.';

const wordings: Readonly<Record<LossCause, Wording>> = {
  foreign: {
    cause: 'Pictures are on other hosts and are not shown',
    says: (count, first) =>
      `${count} ${count === 1 ? 'picture is' : 'pictures are'} on another host and ${are(count)} not shown, the first at ${first}`,
    hint: upload,
  },
  pasted: {
    cause: 'Pictures pasted into texts are not shown',
    says: (count) =>
      `${count} ${count === 1 ? 'picture is' : 'pictures are'} pasted into the text and ${are(count)} not shown`,
    hint: upload,
  },
  background: {
    cause: 'Pictures behind texts are not shown',
    says: (count, first) =>
      `${count} ${count === 1 ? 'picture' : 'pictures'} behind text ${are(count)} not shown, the first at ${first}`,
    hint: 'Show them in a cover block.',
  },
  film: {
    cause: 'Films behind texts are not shown',
    says: (count, first) =>
      `${count} ${count === 1 ? 'film' : 'films'} behind text ${are(count)} not shown, the first at ${first}`,
    hint: 'Show the film in a video block: a film that moves by itself draws the eye from the words.',
  },
  drawing: {
    cause: 'Drawings in HTML are not shown',
    says: (count) => `${count} ${count === 1 ? 'drawing' : 'drawings'} (SVG) in HTML ${are(count)} not shown`,
    hint: upload,
  },
  field: {
    cause: 'Forms are skipped',
    says: (count, first) =>
      `A form cannot work on a static site: ${count} ${count === 1 ? 'field is' : 'fields are'} skipped, the first "${first}"`,
    hint: 'Link to a page that has the form, or give an address to write to.',
  },
  frame: {
    cause: 'Embedded documents are skipped',
    says: (count, first) =>
      `${count} embedded ${count === 1 ? 'document is' : 'documents are'} skipped, the first "${first}"`,
    hint: 'Link to the document.',
  },
  formula: {
    cause: 'Formulas are shown as plain text',
    says: (count) =>
      `${count} ${count === 1 ? 'formula is' : 'formulas are'} shown as plain text, without fractions and powers`,
    hint: 'Use a picture of the formula, or write it so that it can be read on one line.',
  },
  source: {
    cause: 'Texts in tags that are not allowed are skipped',
    says: (count, first) =>
      `${count} ${count === 1 ? 'text' : 'texts'} in a tag that is not allowed ${are(count)} skipped, the first "${first}"`,
    hint: 'Use a code block.',
  },
  unknown: {
    cause: 'Words or pictures are missing on the page',
    says: (count, first) =>
      `${count} ${count === 1 ? 'word or picture' : 'words or pictures'} of the CMS's HTML ${are(count)} missing on the page, the first "${first}"`,
    hint: 'Write that part of the entry as paragraphs and pictures.',
  },
};

const longest = 120;

/** Reports the losses of an entry, once per cause. */
export function reportLosses({ losses, entry, warn }: EntryContext): void {
  const byCause = new Map<LossCause, Loss[]>();
  for (const loss of losses) {
    const known = byCause.get(loss.cause);
    if (known) known.push(loss);
    else byCause.set(loss.cause, [loss]);
  }
  for (const [cause, found] of byCause) {
    const { says, hint, cause: title } = wordings[cause];
    const first = found.find(({ what }) => what !== '')?.what ?? '?';
    const shown = first.length > longest ? `${first.slice(0, longest)}…` : first;
    warn({
      check: 'lostContent',
      cause: title,
      message: says(found.length, shown),
      entry,
      field: 'content',
      hint,
    });
  }
}

function are(count: number): string {
  return count === 1 ? 'is' : 'are';
}
