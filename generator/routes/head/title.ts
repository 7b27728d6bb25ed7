export interface TitleInput {
  /** The page's name; null for the home page. */
  readonly name: string | null;
  /** The title in the CMS, where the page's name is longer. */
  readonly label: string;
  /** The SEO plugin's title; may be empty. */
  readonly seoTitle: string;
  readonly siteTitle: string;
  readonly tagline: string;
}

/** Separators of SEO plugins at the end of a title's first part. */
const separator = /(?:^|\s)[-–—|·•«»:~*<>]\s+$/;

/**
 * Makes the title of a page: "Page – Site" where that is not too long, whatever separator the SEO
 * plugin uses. Keeps an editor's SEO title without the site's name; ignores one that the plugin
 * made from the entry's title.
 */
export function titleTag({ name, label, seoTitle, siteTitle, tagline }: TitleInput): string {
  if (name === null) return seoTitle.trim() || [siteTitle, tagline].filter((part) => part !== '').join(' – ');
  const typed = seoTitle.trim();
  const words = withoutSite(typed, siteTitle);
  const isMade = words === '' || words === label || words === `${label} Archives`;
  if (isMade) return withSite(name, siteTitle);
  return words === typed ? typed : withSite(words, siteTitle);
}

/** Search results cut longer titles: then the site's name is omitted. */
const longestTitle = 70;

function withSite(words: string, siteTitle: string): string {
  const title = `${words} – ${siteTitle}`;
  return title.length > longestTitle ? words : title;
}

/** Removes the site's title from the end. */
function withoutSite(title: string, siteTitle: string): string {
  if (siteTitle === '' || !title.endsWith(siteTitle)) return title;
  const rest = title.slice(0, -siteTitle.length);
  const end = separator.exec(rest);
  return end === null ? title : rest.slice(0, end.index).trim();
}
