import type { RichText, StoredBlock } from '../stored-blocks.ts';

type Level = 2 | 3 | 4 | 5 | 6;

/**
 * Gives the headings of an entry levels without a gap, in order: an editor who chooses level three
 * for its size below the page's title means level two. Headings of one level stay on one level
 * (WCAG 2.2, 1.3.1).
 */
export function settleHeadings(blocks: readonly StoredBlock[]): readonly StoredBlock[] {
  return settleAll(blocks, countLevels());
}

/** Returns the level of the next heading from its given level. */
type NextLevel = (given: number) => Level;

function countLevels(): NextLevel {
  // The headings that the next one may be below, the page's title first.
  let above: readonly { readonly given: number; readonly level: number }[] = [{ given: 1, level: 1 }];
  return (given) => {
    above = above.filter((heading) => heading.given < given);
    const level = toLevel((above.at(-1)?.level ?? 1) + 1);
    above = [...above, { given, level }];
    return level;
  };
}

function toLevel(level: number): Level {
  return ([2, 3, 4, 5] as const).find((known) => known >= level) ?? 6;
}

function settleAll(blocks: readonly StoredBlock[], next: NextLevel): readonly StoredBlock[] {
  return blocks.map((block) => settle(block, next));
}

function settle(block: StoredBlock, next: NextLevel): StoredBlock {
  switch (block.block) {
    case 'core/heading':
      return { ...block, props: { ...block.props, level: next(block.props.level) } };
    case 'core/html':
      return { ...block, props: { ...block.props, html: settleHtml(block.props.html, next) } };
    case 'unknown':
      return { ...block, html: settleHtml(block.html, next) };
    case 'core/columns':
      return { ...block, props: { ...block.props, children: settleAll(block.props.children, next) } };
    case 'core/column':
      return { ...block, props: { ...block.props, children: settleAll(block.props.children, next) } };
    case 'core/cover':
      return { ...block, props: { ...block.props, children: settleAll(block.props.children, next) } };
    case 'core/quote':
      return { ...block, props: { ...block.props, children: settleAll(block.props.children, next) } };
    default:
      return block;
  }
}

/** The html is sanitised: headings are closed and not nested, and "<" occurs only in tags. */
function settleHtml(html: RichText, next: NextLevel): RichText {
  let level: Level = 2;
  const parts = html.parts.map((part) =>
    part.replace(/<(\/?)h([2-6])(?=[\s>])/g, (_, slash: string, given: string) => {
      if (slash === '') level = next(Number(given));
      return `<${slash}h${level}`;
    }),
  );
  return { ...html, parts };
}
