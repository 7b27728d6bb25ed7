import { isDeepStrictEqual } from 'node:util';
import type { Category, Entry, Kind, Seo, SiteContent } from '../content/content.ts';
import { hrefOf } from '../content/paths.ts';
import { byKind } from '../content/saved/by-kind.ts';
import type { EntryPaths } from './entry-paths.ts';

/** A path in a text, without the punctuation after it: the crawl has removed the CMS's host. */
const pathInText = /(?<=^|[\s("'])\/[^\s<>"']*[^\s<>"'.,;:!?)]/gu;

/**
 * Replaces addresses in plain texts by public addresses: such texts have no links, but a title,
 * excerpt or description may mention a page of the site.
 */
export function addressTexts(content: SiteContent, paths: EntryPaths, siteUrl: string): SiteContent {
  const address = (text: string): string =>
    text.includes('/')
      ? text.replace(pathInText, (mention) => {
          const path = paths.ofAddress(mention);
          return path === null ? mention : siteUrl + hrefOf(path);
        })
      : text;

  const seo = (value: Seo | null): Seo | null =>
    value && { ...value, title: address(value.title), description: address(value.description) };

  // An entry stays the same object unless a page is mentioned.
  const entry = <K extends Kind>(value: Entry<K>): Entry<K> => {
    if (!mentionsPath(value)) return value;
    const { title, excerpt, seo: tags } = value;
    const texts = { title: address(title), excerpt: address(excerpt), seo: seo(tags) };
    return isDeepStrictEqual(texts, { title, excerpt, seo: tags }) ? value : { ...value, ...texts };
  };

  const category = (value: Category): Category =>
    mentionsPath(value) ? { ...value, description: address(value.description), seo: seo(value.seo) } : value;

  return {
    ...content,
    categories: content.categories.map(category),
    entries: byKind<'entries'>((kind) => content.entries[kind].map(entry)),
  };
}

function mentionsPath(value: {
  readonly title?: string;
  readonly excerpt?: string;
  readonly description?: string;
  readonly seo: Seo | null;
}): boolean {
  const texts = [value.title, value.excerpt, value.description, value.seo?.title, value.seo?.description];
  return texts.some((text) => text?.includes('/'));
}
