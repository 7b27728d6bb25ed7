import type { HeadProps, SharedImage } from '../../../templates/components/Head.tsx';
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
import { cardOf, sharedImage, sharedPicture, siteCard } from './share-picture.ts';
import { titleTag } from './title.ts';

export interface HeadInput {
  readonly path: string;
  /** The page's name, before the site's title. Null for the home page. */
  readonly title: string | null;
  /** The page's name within its part of the site, where `title` is longer: "Art" of "News: Art". */
  readonly label?: string;
  /** Plain text, of any length. */
  readonly description?: string | undefined;
  /** The permanent path of the same content, when it is another. */
  readonly canonicalPath?: string;
  /** Marks the page as an article. */
  readonly article?: HeadProps['openGraph']['article'];
  /** The page's own pictures: the first one that networks can show is used. */
  readonly pictures?: Iterable<PictureData>;
  readonly noindex?: boolean;
  /** The SEO plugin's fields of the entry, which override generated ones. */
  readonly seo?: Seo | null;
  /** The page's topic as structured data of schema.org. */
  readonly data?: (page: DescribedPage) => readonly Thing[];
}

/**
 * Makes the head of a page for search engines and networks. Addresses are on the public host,
 * whatever the CMS has.
 */
export function makeHead(context: RouteContext, input: HeadInput): HeadProps {
  const { config, content } = context;
  const { path, title, seo = null, canonicalPath = path, noindex: isHidden = false, article } = input;
  const { title: siteTitle, tagline } = content.settings;
  const name = title ?? siteTitle;
  const { label = name, data = () => [] } = input;
  const shared = sharedPicture(seo, input.pictures ?? [], context.resolve);
  const page = compact({
    url: absolute(config.siteUrl, canonicalPath),
    name: label,
    description: describePage({
      candidates: [seo?.description, input.description],
      name,
      siteTitle,
      tagline,
    }),
    image: shared && imageObject(sharedImage(shared.picture, config.siteUrl)),
  });
  const breadcrumbs = breadcrumbsOf(canonicalPath, label, context);
  return compact({
    title: titleTag({ name: title, label, seoTitle: seo?.title ?? '', siteTitle, tagline }),
    description: page.description,
    canonical: page.url,
    robots: robotsOf({
      isHidden: isHidden || config.hasDrafts === true,
      noindex: seo?.noindex ?? false,
      isBlanketNoindex: context.isBlanketNoindex,
    }),
    openGraph: compact({
      type: article === undefined ? ('website' as const) : ('article' as const),
      article,
      image: shared ? cardOf(shared, name, config.siteUrl) : siteCard(context),
    }),
    breadcrumbs,
    jsonLd: [
      ...(breadcrumbs.length === 0 ? [] : [breadcrumbList(breadcrumbs, config.siteUrl)]),
      ...data(page),
    ],
  });
}

/** Returns a path of the site as a full address. */
export function absolute(siteUrl: string, path: string): string {
  return siteUrl + hrefOf(path);
}

function imageObject({ url, width, height, alt }: SharedImage): ImageObject {
  return thing('ImageObject', { url, width, height, caption: alt });
}
