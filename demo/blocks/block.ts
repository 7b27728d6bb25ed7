/**
 * A block as the editor saves it: attributes, inner blocks and html, cut where the inner blocks stand
 * (`parts[0] inner[0] parts[1] ...`, always one part more than inner blocks).
 */
export interface DemoBlock {
  /** "core/paragraph". */
  readonly name: string;
  /** Those in the comment around the html: the editor reads all others from the html. */
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly innerBlocks: readonly DemoBlock[];
  readonly parts: readonly string[];
}

/** Marks a place in html where WordPress puts a number that it counts per request. */
export const requestNumber = '\uE000';

/** Marks a place in html where WordPress lists the newest posts at the time of the request. */
export const newestPosts = '\uE001';

/** Marks html that WordPress adds whenever it renders a block: the stored text has none of it. */
export function added(html: string): string {
  return `\uE002${html}\uE003`;
}

/** Values that an answer puts into html. */
export interface Rendering {
  /** The next number for a class name. */
  readonly count: () => number;
  readonly newestPosts: () => string;
}

/** All inputs of a block besides its html. */
interface BlockOptions {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, unknown>>;
}

/** A block without inner blocks. */
export function leaf({ name, attributes = {}, html }: BlockOptions & { readonly html: string }): DemoBlock {
  return { name, attributes, innerBlocks: [], parts: [html] };
}

interface ContainerOptions extends BlockOptions {
  readonly open: string;
  readonly close: string;
  readonly innerBlocks: readonly DemoBlock[];
  /** The text between two inner blocks; WordPress saves two line ends, buttons one less. */
  readonly gap?: string;
}

/** A block around others: `open` and `close` are its html before and after them. */
export function container({ open, close, innerBlocks, gap = '\n\n', ...block }: ContainerOptions): DemoBlock {
  if (innerBlocks.length === 0) return leaf({ ...block, html: open + close });
  const parts = [open, ...innerBlocks.slice(1).map(() => gap), close];
  return { attributes: {}, ...block, innerBlocks, parts };
}

/** The block's html as an answer holds it. */
export function renderBlock(block: DemoBlock, rendering: Rendering): string {
  const read = (part: string) => (/[\uE000-\uE003]/.test(part) ? renderPart(part, rendering) : part);
  return `\n${join(block, read, (inner) => renderBlock(inner, rendering))}\n`;
}

function renderPart(part: string, { count, newestPosts: listPosts }: Rendering): string {
  return part
    .replaceAll(requestNumber, () => String(count()))
    .replaceAll(newestPosts, listPosts)
    .replace(/[\uE002\uE003]/g, '');
}

/** The html of the block in a stored text; `writeInner` writes each inner block. */
export function savedHtml(block: DemoBlock, writeInner: (inner: DemoBlock) => string): string {
  return join(block, (part) => part.replace(/\uE002.*?\uE003/gs, ''), writeInner);
}

function join(
  { parts, innerBlocks }: DemoBlock,
  read: (part: string) => string,
  write: (inner: DemoBlock) => string,
): string {
  return parts
    .map((part, index) => {
      const inner = innerBlocks[index];
      return inner === undefined ? read(part) : read(part) + write(inner);
    })
    .join('');
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
