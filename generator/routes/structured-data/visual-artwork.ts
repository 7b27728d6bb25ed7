import type { Entry } from '../../content/content.ts';
import { pierAround } from './pier.ts';
import { type DescribedPage, type ImageObject, type SiteFacts, type Thing, thing } from './thing.ts';

export interface VisualArtwork extends Thing<'VisualArtwork'> {
  readonly name: string;
  readonly url: string;
  readonly description: string;
  readonly image?: ImageObject;
  readonly creator?: Thing<'Person'> & { readonly name: string };
  /** The year. */
  readonly dateCreated?: string;
  readonly contentLocation: object;
}

/** A work of art on the pier. https://schema.org/VisualArtwork */
export function visualArtwork(
  page: DescribedPage,
  { fields }: Entry<'artwork'>,
  site: SiteFacts,
): VisualArtwork {
  const { artist, year } = fields;
  return thing('VisualArtwork', {
    name: page.name,
    url: page.url,
    description: page.description,
    image: page.image,
    creator: artist === '' ? undefined : thing('Person', { name: artist }),
    dateCreated: year === null ? undefined : String(year),
    contentLocation: pierAround(site),
  });
}
