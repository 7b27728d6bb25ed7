import { DomUtils, parseDocument } from 'htmlparser2';

export type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;

/** The html of a page, prepared for questions of a test. */
export interface Queried {
  /** Elements by tag name or names, in the order of the page. */
  readonly all: (...names: readonly string[]) => Element[];
  /** Elements with the attribute, and with that value where one is given. */
  readonly having: (attribute: string, value?: string) => Element[];
}

export function queryHtml(html: string): Queried {
  const page = parseDocument(html);
  return {
    all: (...names) => DomUtils.findAll((element) => names.includes(element.name), page.children),
    having: (attribute, value) =>
      DomUtils.findAll((element) => {
        const found = element.attribs[attribute];
        return found !== undefined && (value === undefined || found === value);
      }, page.children),
  };
}

/** The text of an element, white space folded. */
export function textOf(element: Element | undefined): string {
  return element === undefined ? '' : DomUtils.textContent(element).replace(/\s+/g, ' ').trim();
}

/** True for an element that shows a picture, which has words of its own. */
export function holdsPicture(element: Element): boolean {
  return DomUtils.existsOne(({ name }) => name === 'img', element.children);
}
