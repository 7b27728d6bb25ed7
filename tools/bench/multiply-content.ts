import { countKinds, type Shape } from '../../demo/large-site/shapes.ts';
import type { AnyEntry, Content, Kind, Media } from '../../generator/content/content.ts';
import { kinds } from '../../generator/content/kinds/descriptions.ts';
import type { WritableContent } from '../../generator/content/saved/content-file.ts';
import { type PackedBlocks, packBlocks, unpackBlocks } from '../../generator/content/saved/packed-blocks.ts';

/**
 * Makes a content with so many further entries of a shape: each is like one of the last of its
 * kind, with an id, an address, a day and an item of the library of its own, and a small body of two
 * paragraphs. Nothing of it is kept in memory, and it is the same every time.
 */
export function multiplyContent(content: Content, shape: Shape, count: number): WritableContent {
  const counts = countKinds(shape, count);
  const firstId = Math.max(...[...allEntries(content), ...content.media].map(({ id }) => id)) + 1;
  const copies = (): Iterable<Copy> => listCopies(content, counts, firstId);
  return {
    ...content,
    media: {
      *[Symbol.iterator]() {
        yield* content.media;
        const library = new Map(content.media.map((item) => [item.id, item]));
        for (const { like, id } of copies()) {
          const item = library.get(like.imageId ?? 0);
          if (item !== undefined) yield itemLike(item, id + count);
        }
      },
    },
    entries: Object.fromEntries(
      kinds.map((kind) => [
        kind,
        {
          *[Symbol.iterator]() {
            yield* content.entries[kind];
            for (const copy of copies())
              if (copy.like.kind === kind) yield entryLike(copy, { imageId: copy.id + count });
          },
        },
      ]),
    ) as unknown as WritableContent['entries'],
  };
}

interface Copy {
  readonly like: AnyEntry;
  readonly id: number;
  /** Among those of its kind, from 1 on. */
  readonly number: number;
  readonly blocks: PackedBlocks;
}

/** Generated entries of a kind, which copies are like. */
const models = 20;

function* listCopies(
  content: Content,
  counts: Readonly<Partial<Record<Kind, number>>>,
  firstId: number,
): Generator<Copy> {
  let id = firstId;
  for (const kind of kinds) {
    const likes = content.entries[kind]
      .filter(isGenerated)
      .slice(-models)
      .map((like) => ({ like, blocks: smallBody(like) }));
    for (let number = 1; number <= (counts[kind] ?? 0); number += 1) {
      const model = likes[number % likes.length];
      if (model !== undefined) yield { ...model, id, number };
      id += 1;
    }
  }
}

function isGenerated({ slug }: AnyEntry): boolean {
  return /-\d+$/.test(slug);
}

function smallBody({ blocks }: AnyEntry): PackedBlocks {
  const paragraphs = unpackBlocks(blocks).filter(({ block }) => block === 'core/paragraph');
  return packBlocks(paragraphs.slice(0, 2), blocks.words);
}

const dayMs = 86_400_000;
const firstDay = Date.UTC(2010, 0, 1);
/** Until before the moment of the demo. */
const days = 5_000;

function entryLike({ like, id, number, blocks }: Copy, { imageId }: { readonly imageId: number }): AnyEntry {
  const slug = `${like.slug}-${number}`;
  const day = new Date(firstDay + ((number * 37) % days) * dayMs + (number % dayMs)).toISOString();
  return {
    ...like,
    id,
    slug,
    blocks,
    uri: like.uri?.replace(like.slug, slug) ?? null,
    title: `${like.title}, ${number}`,
    published: day,
    modified: day,
    imageId: like.imageId === null ? null : imageId,
  };
}

function itemLike(item: Media, id: number): Media {
  const { path, alt, mimeType, modified, width, height, focalPoint } = item;
  return { id, path, alt: `${alt} (${id})`, mimeType, modified, width, height, focalPoint };
}

function allEntries({ entries }: Content): readonly AnyEntry[] {
  return Object.values<readonly AnyEntry[]>(entries).flat();
}
