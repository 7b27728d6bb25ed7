import type { HeadProps } from '../templates/Document.tsx';
import type { PictureData } from '../templates/types.ts';
import { compact } from './compact.ts';
import type { Seo } from './content.ts';
import { hrefOf } from './paths.ts';
import type { RouteContext } from './route-context.ts';

export interface HeadInput {
  readonly path: string;
  /** The page's own name; the site's title is put behind it. Null: the home page. */
  readonly title: string | null;
  readonly description?: string | undefined;
  /** Where the same content lives for good, when not here. */
  readonly canonicalPath?: string;
  readonly type?: 'website' | 'article';
  readonly picture?: PictureData | undefined;
  readonly noindex?: boolean;
  /** What the CMS's SEO plugin says of the entry: it beats our own words. */
  readonly seo?: Seo | null;
  readonly jsonLd?: readonly object[];
}

const descriptionLength = 160;

/** What a page says of itself to search engines and sharers. Addresses are on the public host, whatever the CMS says. */
export function makeHead(context: RouteContext, input: HeadInput): HeadProps {
  const { config, content, resolve } = context;
  const {
    path,
    title,
    seo = null,
    canonicalPath = path,
    type = 'website',
    noindex = false,
    jsonLd = [],
  } = input;
  const { title: siteTitle, tagline } = content.settings;
  const picture = (seo?.image && resolve.picture(seo.image)) ?? input.picture;
  const ownTitle =
    title === null
      ? [siteTitle, tagline].filter((part) => part !== '').join(' – ')
      : `${title} – ${siteTitle}`;
  const description = shorten(seo?.description || input.description || tagline);
  return compact({
    title: seo?.title || ownTitle,
    description: description === '' ? undefined : description,
    canonical: absolute(config.siteUrl, canonicalPath),
    robots: noindex || seo?.noindex === true ? 'noindex' : undefined,
    openGraph: compact({
      type,
      image: picture === undefined ? undefined : { ...picture, url: config.siteUrl + picture.src },
    }),
    jsonLd,
  });
}

/** A path of the site as a full address. */
export function absolute(siteUrl: string, path: string): string {
  return siteUrl + hrefOf(path);
}

function shorten(text: string): string {
  if (text.length <= descriptionLength) return text;
  const cut = text.slice(0, descriptionLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), descriptionLength / 2))}…`;
}
