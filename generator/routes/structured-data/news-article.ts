import { shorten } from '../head/description.ts';
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
  readonly site: SiteFacts;
}

/** Longer headlines are cut by search engines. */
const maxHeadline = 110;

/**
 * A news post, with the pier as its author.
 * https://developers.google.com/search/docs/appearance/structured-data/article
 */
export function newsArticle({
  page,
  published,
  modified,
  sections,
  language,
  site,
}: NewsArticleInput): Thing {
  const author = organization(site);
  return thing('NewsArticle', {
    headline: shorten(page.name, maxHeadline),
    datePublished: published,
    dateModified: modified,
    image: page.image,
    description: page.description,
    articleSection: sections.length === 0 ? undefined : sections,
    inLanguage: language ?? site.content.settings.language,
    author,
    publisher: { '@id': author['@id'] },
    url: page.url,
  });
}
