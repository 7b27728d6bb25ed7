import { type DemoBlock, renderBlock } from '../blocks/block.ts';
import { type DemoMedia, sizeOf } from '../media.ts';
import type { DemoRequest } from './request.ts';

/**
 * Returns the `content` of an entry: its blocks' html with the sizes that WordPress adds to
 * pictures; null without blocks.
 */
export function contentHtml(blocks: readonly DemoBlock[], request: DemoRequest): string | null {
  if (blocks.length === 0) return null;
  // An entry from before the block editor is stored without the line ends around blocks.
  const html = blocks.map((block) => renderBlock(block, request)).join('\n\n');
  return addPictureSizes(html, request);
}

/** The excerpt that WordPress makes when the editor typed none: the first 55 words of the text. */
export function automaticExcerpt(blocks: readonly DemoBlock[], request: DemoRequest): string {
  const html = readableBlocks(blocks)
    .map((block) => renderBlock(block, request))
    .join(' ');
  const words = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.length > 55 ? `${words.slice(0, 55).join(' ')} [&hellip;]` : words.join(' ');
}

/** Those that WordPress reads for an excerpt: no embeds, pictures, buttons, sections or blocks of plugins. */
function readableBlocks(blocks: readonly DemoBlock[]): readonly DemoBlock[] {
  return blocks.flatMap((block) => {
    if (wrappers.has(block.name)) return readableBlocks(block.innerBlocks);
    return readable.has(block.name) ? [block] : [];
  });
}

const wrappers = new Set(['core/columns', 'core/column', 'core/group']);
const readable = new Set([
  'core/freeform',
  'core/heading',
  'core/html',
  'core/list',
  'core/paragraph',
  'core/quote',
]);

function addPictureSizes(html: string, request: DemoRequest): string {
  return html.replace(/<img ([^>]*?)\/>/g, (tag: string, attributes: string) => {
    const media = request.mediaById(Number(/wp-image-(\d+)/.exec(attributes)?.[1]));
    const size = media && shownSize(media, attributes);
    if (size === undefined) return tag;
    const { width, height } = size;
    const candidates = [300, 768, 1024, 1536]
      .filter((candidate) => candidate < (media?.width ?? 0))
      .map((candidate) => `${media && sizeOf(media, candidate)} ${candidate}w`);
    const srcset = [...candidates, `${media?.url} ${media?.width}w`].join(', ');
    return `<img loading="lazy" decoding="async" width="${width}" height="${height}" ${attributes} srcset="${srcset}" sizes="auto, (max-width: ${width}px) 100vw, ${width}px" />`;
  });
}

function shownSize(media: DemoMedia, attributes: string): { width: number; height: number } | undefined {
  if (media.width === null || media.height === null) return undefined;
  const cut = /-(\d+)x(\d+)\.\w+"/.exec(attributes);
  return cut === null
    ? { width: media.width, height: media.height }
    : { width: Number(cut[1]), height: Number(cut[2]) };
}
