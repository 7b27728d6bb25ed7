import { DomUtils, parseDocument } from 'htmlparser2';

type ChildNode = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<ChildNode, { readonly attribs: object }>;
type Text = Extract<ChildNode, { readonly nodeType: 3 }>;

/**
 * Writes safe html with full addresses as Markdown (CommonMark, with tables): its words, headings, lists, links and pictures.
 * No text of an editor becomes a mark or html: such characters are escaped.
 */
export function markdownOf(html: string): string {
  return blocksOf(parseDocument(html).children).join('\n\n');
}

/** Escapes a text for a line of Markdown. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~!&]/g, '\\$&');
}

/** Writes a link; the text alone for an address that nobody can follow. */
export function markdownLink(text: string, address: string | undefined): string {
  return address !== undefined && followed.test(address) ? `[${text}](${target(address)})` : text;
}

const followed = /^(?:https?:|mailto:|tel:)/;

function target(address: string): string {
  return `<${address.replace(/[<>\\\s]/g, encodeURIComponent)}>`;
}

const containers = new Set(
  'address article aside blockquote cite dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre section summary table ul'.split(
    ' ',
  ),
);

/** Loose words between blocks are a paragraph. */
function blocksOf(nodes: readonly ChildNode[]): readonly string[] {
  const blocks: string[] = [];
  let loose: ChildNode[] = [];
  const endParagraph = (): void => {
    const text = textOf(loose);
    if (text !== '') blocks.push(escapeStart(text));
    loose = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || !holdsBlocks(node)) loose.push(node);
    else {
      endParagraph();
      blocks.push(...blockOf(node));
    }
  }
  endParagraph();
  return blocks;
}

function holdsBlocks({ name, children }: Element): boolean {
  return containers.has(name) || children.some((child) => isElement(child) && holdsBlocks(child));
}

function blockOf(element: Element): readonly string[] {
  const { name, children } = element;
  const [, level] = /^h([1-6])$/.exec(name) ?? [];
  if (level !== undefined)
    return notEmpty(oneLine(children), (text) => `${'#'.repeat(Number(level))} ${text}`);
  switch (name) {
    case 'hr':
      return ['---'];
    case 'pre':
      return [fenced(DomUtils.textContent(element))];
    case 'blockquote':
      return notEmpty(blocksOf(children).join('\n\n'), (text) =>
        text.replace(/^/gm, '> ').replace(/ +$/gm, ''),
      );
    case 'ul':
    case 'ol':
      return notEmpty(listOf(element), (text) => text);
    case 'table':
      return notEmpty(tableOf(element), (text) => text);
    case 'summary':
    case 'dt':
      return notEmpty(oneLine(children), (text) => `**${text}**`);
    default:
      return blocksOf(children);
  }
}

function notEmpty(text: string, write: (text: string) => string): readonly string[] {
  return text === '' ? [] : [write(text)];
}

/** The words of an editor may begin as a list or a heading does. */
function escapeStart(text: string): string {
  return text.replace(/^([-+=]|\d+(?=[.)]))/gm, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));
}

function fenced(code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${code.replace(/\n$/, '')}\n${fence}`;
}

function listOf({ name, attribs, children }: Element): string {
  const first = Number(attribs.start ?? 1);
  return children
    .filter(isElement)
    .map((item, index) => {
      const mark = name === 'ol' ? `${Math.max(0, first + index)}. ` : '- ';
      return (
        mark +
        blocksOf(item.children)
          .join('\n\n')
          .replace(/\n(?!\n)/g, `\n${' '.repeat(mark.length)}`)
      );
    })
    .join('\n');
}

/** Its first row is the head. A cell has one line. */
function tableOf(table: Element): string {
  const [head, ...rows] = DomUtils.getElementsByTagName('tr', table).map((row) =>
    DomUtils.getElementsByTagName((name) => name === 'td' || name === 'th', row).map(({ children }) =>
      oneLine(children),
    ),
  );
  if (head === undefined) return '';
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function oneLine(nodes: readonly ChildNode[]): string {
  return textOf(nodes).replace(/\\?\n/g, ' ');
}

function textOf(nodes: readonly ChildNode[]): string {
  return nodes
    .map(inline)
    .join('')
    .replace(/ *(\\?\n) */g, '$1')
    .replace(/(?:\\?\n)+$|^(?:\\?\n)+/g, '')
    .trim();
}

function inline(node: ChildNode): string {
  if (isText(node)) return escapeMarkdown(node.data.replace(/\s+/g, ' '));
  if (!isElement(node)) return '';
  const { name, attribs, children } = node;
  const text = () => children.map(inline).join('');
  switch (name) {
    case 'br':
      return '\\\n';
    case 'a':
      return around(text(), (words) => markdownLink(words, attribs.href));
    case 'img':
      return followed.test(attribs.src ?? '')
        ? `![${escapeMarkdown(attribs.alt ?? '')}](${target(attribs.src ?? '')})`
        : escapeMarkdown(attribs.alt ?? '');
    case 'strong':
    case 'b':
      return around(text(), (words) => `**${words}**`);
    case 'em':
    case 'i':
      return around(text(), (words) => `*${words}*`);
    case 'del':
    case 's':
      return around(text(), (words) => `~~${words}~~`);
    case 'audio':
    case 'video':
      return markdownLink(escapeMarkdown(attribs.src?.split('/').at(-1) ?? ''), attribs.src);
    default:
      return text();
  }
}

function isElement(node: ChildNode): node is Element {
  return 'attribs' in node;
}

function isText(node: ChildNode): node is Text {
  return node.nodeType === 3;
}

/** A mark touches its words: spaces go outside. */
function around(text: string, mark: (words: string) => string): string {
  const words = text.trim();
  if (words === '') return text;
  const [before = '', after = ''] = text.split(words, 2);
  return before + mark(words) + after;
}
