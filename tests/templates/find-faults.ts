import { type Element, holdsPicture, queryHtml, textOf } from './query-html.ts';

/** Describes everything in html that is not allowed on a page; empty for sound html. */
export function findFaults(html: string): string[] {
  const { all } = queryHtml(html);
  return [
    ...all('h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a', 'button', 'figcaption', 'cite', 'dt', 'summary', 'p')
      .filter((element) => textOf(element) === '' && !hasName(element) && !holdsPicture(element))
      .map((element) => `<${element.name}> says nothing`),
    ...all('ul', 'ol', 'dl', 'tbody', 'section', 'figure')
      .filter((element) => element.children.length === 0)
      .map((element) => `<${element.name}> is empty`),
    ...all('img')
      .filter(({ attribs }) => !attribs.width || !attribs.height || attribs.alt === undefined)
      .map(({ attribs }) => `${attribs.src} has no size or no alt text`),
    ...all('time')
      .filter(({ attribs }) => !attribs.datetime)
      .map((element) => `<time> ${textOf(element)} is for nobody to compute with`),
  ];
}

function hasName({ attribs }: Element): boolean {
  // An enhancement fills it, and it takes no room before.
  return Boolean(attribs['aria-label']) || attribs.role === 'status' || 'data-enhance' in attribs;
}
