import type { SharedImage } from '../../../templates/components/Head.tsx';
import type { PictureData } from '../../../templates/types.ts';
import type { Seo } from '../../content/content.ts';
import { hrefOf, largeIconPath } from '../../content/paths.ts';
import { rememberValue } from '../../dependencies/remember-value.ts';
import { cardName } from '../../media/media-name.ts';
import { cardHeight } from '../../media/picture-formats.ts';
import type { Resolver } from '../resolve.ts';
import type { RouteContext } from '../route-context.ts';
import { ownPictures } from './own-pictures.ts';

/** Formats that every network shows: none of them takes AVIF or SVG. */
const shareable = /\.(jpe?g|png|gif)$/i;

/** Returns the first picture that networks can show; undefined without one. */
function firstShareable(pictures: Iterable<PictureData>): PictureData | undefined {
  for (const picture of pictures) if (shareable.test(picture.src)) return picture;
  return undefined;
}

/** Returns a picture with its full address. */
export function sharedImage(picture: PictureData, siteUrl: string): SharedImage {
  const { src, width, height, alt } = picture;
  return { url: publicAddress(src, siteUrl), width, height, ...(alt !== '' && { alt }) };
}

/** Returns a file's full address. Linked media has a host of its own. */
export function publicAddress(src: string, siteUrl: string): string {
  return URL.canParse(src) ? src : siteUrl + hrefOf(src);
}

/**
 * Returns the social card of pages without a picture: that of the home page, or the site's icon, which
 * networks show as a thumbnail.
 */
export const siteCard = rememberValue(
  ({ pageAt, row, resolve, config, content }: RouteContext): SharedImage => {
    const place = pageAt('/');
    const home = place && row(place);
    const picture = home && sharedPicture(home.seo, ownPictures(home, resolve), resolve);
    const { title } = content.settings;
    if (picture !== undefined) return cardOf(picture, title, config.siteUrl);
    return { url: publicAddress(largeIconPath, config.siteUrl), width: 512, height: 512, alt: title };
  },
);

export interface SharedPicture {
  readonly picture: PictureData;
  /** An editor has chosen it for networks. */
  readonly isChosen: boolean;
}

/**
 * Returns the picture of a page for networks: the one that an editor chose, otherwise its first.
 * Plugins for search engines name the first one where nobody has chosen.
 */
export function sharedPicture(
  seo: Seo | null,
  pictures: Iterable<PictureData>,
  resolve: Pick<Resolver, 'picture'>,
): SharedPicture | undefined {
  const named = seo?.image ? resolve.picture(seo.image) : undefined;
  const chosen = firstShareable(named ? [named] : []);
  const own = firstShareable(pictures);
  const picture = chosen ?? own;
  return picture && { picture, isChosen: picture.src !== own?.src };
}

/** Returns a picture as networks show it: its social card, or as it is where it has none or an editor chose it. */
export function cardOf({ picture, isChosen }: SharedPicture, name: string, siteUrl: string): SharedImage {
  const { src, width, height, sources } = picture;
  const alt = picture.alt || name;
  if (isChosen || sources?.card === undefined)
    return { url: publicAddress(src, siteUrl), width, height, alt };
  const [hash, wide] = sources.card;
  return {
    url: publicAddress(cardName(sources.stem, hash), siteUrl),
    width: wide,
    height: cardHeight(wide),
    alt,
  };
}
