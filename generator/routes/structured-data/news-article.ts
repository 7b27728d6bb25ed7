import { shorten } from '../head/description.ts';
import { absolute } from '../head/head.ts';
import type { NamedAuthor } from '../news-lists.ts';
import { organization } from './pier.ts';
import { type DescribedPage, type SiteFacts, type Thing, thing } from './thing.ts';

export interface NewsArticleInput {
  readonly page: DescribedPage;
  readonly published: string;
  readonly modified: string;
  /** Names of the post's categories. */
  readonly sections: readonly string[];
  /** Where it is not that of the site. */
  readonly language: string | undefined;
  /** Where the settings show authors. */
  readonly author: NamedAuthor | undefined;
  readonly site: SiteFacts;
}

/** Longer headlines are cut by search engines. */
const maxHeadline = 110;

/**
 * A news post, with its author, or the pier as its author.
 * https://developers.google.com/search/docs/appearance/structured-data/article
 */
export function newsArticle({
  page,
  published,
  modified,
  sections,
  language,
  author,
  site,
}: NewsArticleInput): Thing {
  const pier = organization(site);
  return thing('NewsArticle', {
    headline: shorten(page.name, maxHeadline),
    datePublished: published,
    dateModified: modified,
    image: page.image,
    description: page.description,
    articleSection: sections.length === 0 ? undefined : sections,
    inLanguage: language ?? site.content.settings.language,
    author: author === undefined ? pier : personOf(author, site),
    publisher: author === undefined ? { '@id': pier['@id'] } : pier,
    url: page.url,
  });
}

function personOf({ name, path }: NamedAuthor, { config }: SiteFacts): Thing {
  return thing('Person', { name, url: absolute(config.siteUrl, path) });
}
