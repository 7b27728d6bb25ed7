import { DomUtils } from 'htmlparser2';
import { queryHtml } from '../templates/query-html.ts';

/** The files of the picture that opens a page and of those in its cards and rows, in its order. */
export function cardPictures(html: string): readonly string[] {
  const page = queryHtml(html);
  const cards = [...page.all('article'), ...page.having('data-place')];
  const inCards = new Set(
    cards.flatMap(({ children }) => DomUtils.findAll(({ name }) => name === 'img', children)),
  );
  return page
    .all('img')
    .filter((image) => inCards.has(image) || image.attribs.loading !== 'lazy')
    .map(({ attribs }) => attribs.src ?? '');
}

/** Those that occur more than once. */
export function repeated(files: readonly string[]): readonly string[] {
  return [...new Set(files.filter((file, index) => files.indexOf(file) !== index))];
}
