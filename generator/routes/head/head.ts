import type { HeadProps, SharedImage } from '../../../templates/components/Head.tsx';
import type { LabelText, NamedLink, PictureData } from '../../../templates/types.ts';
import type { Seo } from '../../content/content.ts';
import { hrefOf } from '../../content/paths.ts';
import { compact } from '../../util/omit-undefined.ts';
import type { RouteContext } from '../route-context.ts';
import { labelOfPage } from '../section-titles.ts';
import { breadcrumbList } from '../structured-data/item-list.ts';
import { type DescribedPage, type Thing, thing } from '../structured-data/thing.ts';
import { labelOfEntry } from '../summaries.ts';
import { describePage } from './description.ts';
import { cardOf, sharedImage, sharedPicture, siteCard } from './share-picture.ts';
import { titleTag } from './title.ts';

export interface HeadInput {
  readonly path: string;
  /** The page's name, before the site's title. Null for the home page. */
  readonly title: string | null;
  /** The page's name within its part of the site, where `title` is longer: "Art" of "News: Art". */
  readonly label?: string;
  /** The page that this one belongs to, in breadcrumbs. Default: those above it in its path. */
  readonly parent?: string | undefined;
  /** Plain text, of any length. */
  readonly description?: string | undefined;
  /** That of the page's entry, where it is another than the site's. */
  readonly language?: string | undefined;
  /** Marks the page as an article. */
  readonly article?: HeadProps['openGraph']['article'];
  /** The page's own pictures: the first one that networks can show is used. */
  readonly pictures?: Iterable<PictureData>;
  /** The page is not for search engines, such as the error page. */
  readonly noindex?: boolean;
  /** The same in other forms, such as the feed of a list. */
  readonly alternates?: HeadProps['alternates'];
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
  const { path, title, seo = null, noindex = false, article } = input;
  const { title: siteTitle, tagline } = content.settings;
  const name = title ?? siteTitle;
  const { label = name, data = () => [] } = input;
  const shared = sharedPicture(seo, input.pictures ?? [], context.resolve);
  const page = compact({
    url: absolute(config.siteUrl, path),
    name: label,
    description: describePage({
      candidates: [seo?.description, input.description],
      name,
      siteTitle,
      tagline,
    }),
    image: shared && imageObject(sharedImage(shared.picture, config.siteUrl)),
  });
  const isUnlisted =
    noindex || config.hasDrafts === true || (seo?.noindex === true && !context.isBlanketNoindex());
  const breadcrumbs = breadcrumbsOf({ path, label, parent: input.parent }, context);
  return compact({
    title: titleTag({ name: title, label, seoTitle: seo?.title ?? '', siteTitle, tagline }),
    description: page.description,
    language: input.language,
    canonical: page.url,
    // Listed pages may be shown with large pictures.
    robots: isUnlisted ? 'noindex' : 'max-image-preview:large',
    alternates: input.alternates,
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

function imageObject({ url, width, height, alt }: SharedImage): Thing {
  return thing('ImageObject', { url, width, height, caption: alt });
}

/**
 * Lists the way to a page from the home page, including itself: every page above it in its path, or its parent with those above it.
 * Empty for the home page, and for the error page, which has no place.
 */
function breadcrumbsOf(
  {
    path,
    label,
    parent,
  }: { readonly path: string; readonly label: string; readonly parent: string | undefined },
  context: RouteContext,
): readonly NamedLink[] {
  if (path === '/' || !path.endsWith('/')) return [];
  const parents = parent === undefined ? pathsAbove(path) : [...pathsAbove(parent), parent];
  const above = parents.flatMap((one) => {
    const name = labelAt(one, context);
    return name === undefined ? [] : [{ ...name, href: hrefOf(one) }];
  });
  return [{ label: context.words.frame.home, href: hrefOf('/') }, ...above, { label, href: hrefOf(path) }];
}

/** "/news/c/art/" is below "/news/" and "/news/c/", which is not a page. */
function pathsAbove(path: string): readonly string[] {
  const segments = path.split('/').slice(1, -2);
  return segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}/`);
}

function labelAt(path: string, context: RouteContext): LabelText | undefined {
  const label = labelOfPage(path, context);
  if (label !== undefined) return label;
  const thing = context.paths.thingAt(path);
  if (thing?.kind === 'experience') {
    const entry = context.find('experience', thing.id);
    return entry && labelOfEntry(entry, context.content.settings);
  }
  const category = thing?.kind === 'category' ? context.find('category', thing.id) : undefined;
  return category && { label: category.name, by: 'entry' };
}
