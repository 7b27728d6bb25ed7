/**
 * A block as WordPress keeps it: attributes, inner blocks and the saved html, cut where the inner blocks stand
 * (`parts[0] inner[0] parts[1] ...`, always one part more than inner blocks).
 */
export interface DemoBlock {
  /** "core/paragraph". */
  readonly name: string;
  /** The GraphQL object that answers for it: "CoreParagraph". */
  readonly type: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly innerBlocks: readonly DemoBlock[];
  readonly parts: readonly string[];
}

/** Marks a place in saved html where WordPress puts a number that it counts per request. */
export const requestNumber = '\uE000';

/**
 * Marks a place in saved html where WordPress lists the newest posts at the time of the request.
 */
export const newestPosts = '\uE001';

/** Values that an answer puts into saved html. */
export interface Rendering {
  /** The next number for a class name. */
  readonly count: () => number;
  readonly newestPosts: () => string;
}

/** A block without inner blocks. */
export function leaf(options: {
  name: string;
  type: string;
  attributes?: Readonly<Record<string, unknown>>;
  html: string;
}): DemoBlock {
  const { name, type, attributes = {}, html } = options;
  return { name, type, attributes, innerBlocks: [], parts: [html] };
}

/** A block around others: `open` and `close` are its html before and after them. */
export function container(options: {
  name: string;
  type: string;
  attributes?: Readonly<Record<string, unknown>>;
  open: string;
  close: string;
  innerBlocks: readonly DemoBlock[];
  /** The text between two inner blocks; WordPress saves two line ends, buttons one less. */
  gap?: string;
}): DemoBlock {
  const { name, type, attributes = {}, open, close, innerBlocks, gap = '\n\n' } = options;
  if (innerBlocks.length === 0) return leaf({ name, type, attributes, html: open + close });
  const parts = [open, ...innerBlocks.slice(1).map(() => gap), close];
  return { name, type, attributes, innerBlocks, parts };
}

/** The block's html as an answer holds it. */
export function renderBlock(block: DemoBlock, rendering: Rendering): string {
  const html = block.parts
    .map((part, index) => {
      const inner = block.innerBlocks[index];
      const rendered = /[\uE000\uE001]/.test(part) ? renderPart(part, rendering) : part;
      return inner === undefined ? rendered : rendered + renderBlock(inner, rendering);
    })
    .join('');
  return `\n${html}\n`;
}

function renderPart(part: string, rendering: Rendering): string {
  return part
    .replaceAll(requestNumber, () => String(rendering.count()))
    .replaceAll(newestPosts, rendering.newestPosts);
}

/** Joins class names, leaving out what is not there. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter((name) => name !== false && name !== undefined && name !== '').join(' ');
}

/** Escapes text for an html attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
