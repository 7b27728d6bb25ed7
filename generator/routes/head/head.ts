import type { HeadProps, SharedImage } from '../../../templates/Document.tsx';
import type { PictureData } from '../../../templates/types.ts';
import type { Seo } from '../../content/content.ts';
import { hrefOf } from '../../content/paths.ts';
import { compact } from '../../util/omit-undefined.ts';
import type { RouteContext } from '../route-context.ts';
import { breadcrumbList } from '../structured-data/breadcrumb-list.ts';
import { type DescribedPage, type ImageObject, type Thing, thing } from '../structured-data/thing.ts';
import { breadcrumbsOf } from './breadcrumbs.ts';
import { describePage } from './description.ts';
import { robotsOf } from './robots.ts';
import { chosenFirst, sharedImage, siteImage } from './share-picture.ts';
import { titleTag } from './title.ts';

export interface HeadInput {
  readonly path: string;
  /** The page's own name; the site's title is put behind it. Null: the home page. */
  readonly title: string | null;
  /** What the page is called within its part of the site, where `title` says more: "Art" of "News: Art". */
  readonly label?: string;
  /** Plain text, of any length. */
  readonly description?: string | undefined;
  /** Where the same content lives for good, when not here. */
  readonly canonicalPath?: string;
  /** Makes the page an article. */
  readonly article?: HeadProps['openGraph']['article'];
  /** The page's own pictures: the first that can be shared is. */
  readonly pictures?: Iterable<PictureData>;
  readonly noindex?: boolean;
  /** What the CMS's SEO plugin says of the entry: it beats our own words. */
  readonly seo?: Seo | null;
  /** What the page is about, in the words of schema.org. */
  readonly data?: (page: DescribedPage) => readonly Thing[];
}

/** What a page says of itself to search engines and sharers. Addresses are on the public host, whatever the CMS says. */
export function makeHead(context: RouteContext, input: HeadInput): HeadProps {
  const { config, content } = context;
  const { path, title, seo = null, canonicalPath = path, noindex: isHidden = false, article } = input;
  const { title: siteTitle, tagline } = content.settings;
  const name = title ?? siteTitle;
  const { label = name, data = () => [] } = input;
  const ownImage = ownImageOf(context, input);
  const page = compact({
    url: absolute(config.siteUrl, canonicalPath),
    name: label,
    description: describePage({
      candidates: [seo?.description, input.description],
      name,
      siteTitle,
      tagline,
    }),
    image: ownImage && imageObject(ownImage),
  });
  const breadcrumbs = breadcrumbsOf(canonicalPath, label, context);
  return compact({
    title: titleTag({ name: title, label, seoTitle: seo?.title ?? '', siteTitle, tagline }),
    description: page.description,
    canonical: page.url,
    robots: robotsOf({
      isHidden: isHidden || config.isPreview === true,
      noindex: seo?.noindex ?? false,
      isBlanketNoindex: context.isBlanketNoindex,
    }),
    openGraph: compact({
      type: article === undefined ? ('website' as const) : ('article' as const),
      article,
      image: ownImage ?? siteImage(context),
    }),
    breadcrumbs,
    jsonLd: [
      ...(breadcrumbs.length === 0 ? [] : [breadcrumbList(breadcrumbs, config.siteUrl)]),
      ...data(page),
    ],
  });
}

/** A path of the site as a full address. */
export function absolute(siteUrl: string, path: string): string {
  return siteUrl + hrefOf(path);
}

function ownImageOf(
  { config, resolve }: RouteContext,
  { seo = null, pictures = [] }: HeadInput,
): SharedImage | undefined {
  return sharedImage(chosenFirst(seo, pictures, resolve), config.siteUrl);
}

function imageObject({ url, width, height, alt }: SharedImage): ImageObject {
  return thing('ImageObject', { url, width, height, caption: alt });
}
