import type { SharedImage } from '../../../templates/Document.tsx';
import type { PictureData } from '../../../templates/types.ts';
import type { Seo } from '../../content/content.ts';
import { hrefOf } from '../../content/paths.ts';
import { rememberValue } from '../../dependencies/remember-value.ts';
import type { Resolver } from '../resolve.ts';
import type { RouteContext } from '../route-context.ts';
import { ownPictures } from './own-pictures.ts';

/** Formats that every network shows: none of them takes AVIF or SVG, and some no WebP. */
const shareable = /\.(jpe?g|png|gif)$/i;

/** Returns the first picture that networks can show; undefined without one. */
export function firstShareable(pictures: Iterable<PictureData>): PictureData | undefined {
  for (const picture of pictures) if (shareable.test(picture.src)) return picture;
  return undefined;
}

/** Returns a picture that networks can show, with its full address. */
export function sharedImage(picture: PictureData, siteUrl: string): SharedImage {
  const { src, width, height, alt } = picture;
  return { url: publicAddress(src, siteUrl), width, height, ...(alt !== '' && { alt }) };
}

/** Returns a file's full address. Linked media has a host of its own. */
export function publicAddress(src: string, siteUrl: string): string {
  return URL.canParse(src) ? src : siteUrl + hrefOf(src);
}

/** Returns the site's picture for pages without one: that of the home page. */
export function siteImage(context: RouteContext): SharedImage | undefined {
  return siteImageOf(context);
}

const siteImageOf = rememberValue(({ pageAt, resolve, config }: RouteContext) => {
  const home = pageAt('/');
  const picture = home && firstShareable(chosenFirst(home.seo, ownPictures(home, resolve), resolve));
  return picture && sharedImage(picture, config.siteUrl);
});

/** Yields the picture that an editor chose for sharing, then the others. */
export function* chosenFirst(
  seo: Seo | null,
  pictures: Iterable<PictureData>,
  resolve: Pick<Resolver, 'picture'>,
): Generator<PictureData> {
  const chosen = seo?.image ? resolve.picture(seo.image) : undefined;
  if (chosen !== undefined) yield chosen;
  yield* pictures;
}
