import { slugify, takeId } from '../html/ids.ts';
import { htmlToText } from '../html/text.ts';
import type { StoredBlock } from '../stored-blocks.ts';
import type { Synonyms } from './synonyms.ts';

/** A part of a page with a heading, which results may lead to. */
export interface PageSection {
  readonly anchor: string;
  readonly heading: string;
  /** The folded words of its heading, with their synonyms, and spaces between. */
  readonly words: string;
}

interface Folding {
  readonly fold: (text: string) => readonly string[];
  readonly synonyms: Synonyms;
}

/** Lists the parts of a page with the words that lead to them. */
export function wordedSections(
  blocks: readonly StoredBlock[],
  { fold, synonyms }: Folding,
): readonly PageSection[] {
  return findSections(blocks).map(({ anchor, heading }) => {
    const words = fold(heading);
    const others = [...words.flatMap((word) => [...synonyms.ofWord(word)]), ...synonyms.ofPhrases(words)];
    return { anchor, heading, words: [...new Set([...words, ...others])].join(' ') };
  });
}

/** A heading, or the section that it belongs to. */
interface FoundSection extends Pick<PageSection, 'anchor' | 'heading'> {
  readonly block: StoredBlock['block'];
}

/** Lists the headings of blocks with their anchors, as `routes/resolve-blocks.ts` gives them. */
export function findSections(blocks: readonly StoredBlock[]): readonly FoundSection[] {
  const ids = new Set(idsIn(blocks));
  const headingsIn = (inner: readonly StoredBlock[]): readonly FoundSection[] => inner.flatMap(sectionsOf);
  const sectionsOf = (block: StoredBlock): readonly FoundSection[] => {
    if ('settings' in block) {
      const heading = headingOf(block.settings);
      return heading === '' ? [] : [{ block: block.block, anchor: takeId(ids, slugify(heading)), heading }];
    }
    if (block.block === 'core/heading') {
      const { html, id } = block.props;
      const heading = htmlToText(html.parts.join('')).trim();
      return heading === '' ? [] : [{ block: block.block, anchor: id, heading }];
    }
    return 'children' in block.props && block.props.children !== undefined
      ? headingsIn(block.props.children)
      : [];
  };
  return headingsIn(blocks);
}

function headingOf(settings: unknown): string {
  const isFilled = typeof settings === 'object' && settings !== null && 'heading' in settings;
  return isFilled && typeof settings.heading === 'string' ? settings.heading.trim() : '';
}

/** Lists the ids that blocks have of their own. */
export function idsIn(blocks: readonly StoredBlock[]): readonly string[] {
  return blocks.flatMap((block) => {
    if (!('props' in block)) return [];
    const { props } = block;
    return [
      ...('id' in props ? [props.id] : []),
      ...('attributes' in props && typeof props.attributes.id === 'string' ? [props.attributes.id] : []),
      ...('style' in props && props.style?.anchor !== undefined ? [props.style.anchor] : []),
      ...('children' in props && props.children !== undefined ? idsIn(props.children) : []),
    ];
  });
}
