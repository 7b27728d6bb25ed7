import type { DemoBlock } from '../blocks/block.ts';
import type { DemoHours, DemoKindFields } from '../kinds.ts';
import { mediaByFile } from '../media.ts';
import type { DemoEntryBase, DemoSeo } from '../store-types.ts';
import type { CategorySlug } from './categories.ts';

/** The fields that an author writes for every kind; omitted ones are empty, as in the editor. */
export interface Written {
  readonly slug: string;
  readonly title: string;
  /** Local time of the pier. */
  readonly date: string;
  /** Default: never touched since `date`. */
  readonly modified?: string;
  readonly status?: DemoEntryBase['status'];
  readonly password?: string;
  readonly excerpt?: string;
  /** File of the featured image. */
  readonly image?: string;
  readonly menuOrder?: number;
  readonly seo?: Omit<DemoSeo, 'imageId'> & { readonly image?: string };
  readonly blocks: readonly DemoBlock[];
}

/** The fields of an entry that every kind has. */
export function toBase(id: number, written: Written): DemoEntryBase {
  const { slug, title, date, modified = date, status = 'publish', password = '' } = written;
  const { excerpt = '', image, menuOrder = 0, seo, blocks } = written;
  return {
    id,
    slug,
    title,
    status,
    password,
    date,
    modified,
    excerpt,
    blocks,
    imageId: image === undefined ? null : mediaByFile(image).id,
    menuOrder,
    seo: seo === undefined ? {} : toSeo(seo),
  };
}

function toSeo({ image, ...seo }: NonNullable<Written['seo']>): DemoSeo {
  return image === undefined ? seo : { ...seo, imageId: mediaByFile(image).id };
}

export interface WrittenPost extends Written {
  readonly categories: readonly CategorySlug[];
}

export interface WrittenPage extends Written {
  /** Slug of the page above. */
  readonly parent?: string;
}

/** Times are local times of the pier; an event of whole days runs from midnight to the last second of a day. */
export interface WrittenEvent extends Written, Partial<Readonly<DemoKindFields['event']>> {
  readonly startDate: string;
  readonly venue: string;
  /** Slug of the location where it takes place. */
  readonly at?: string;
}

type LocationFields = Partial<Readonly<Omit<DemoKindFields['location'], 'hours'>>>;

export interface WrittenLocation extends Written, LocationFields {
  readonly address: string;
  readonly hours: readonly string[];
  /** The same as structure; what it cannot hold only the words say. */
  readonly opening: DemoHours;
  /** Degrees north and east. */
  readonly place: readonly [number, number];
}
