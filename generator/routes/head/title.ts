export interface TitleInput {
  /** The page's own name; null: the home page. */
  readonly name: string | null;
  /** What the CMS calls the thing, where the page's name says more. */
  readonly label: string;
  /** What the CMS's SEO plugin says; empty when it says nothing. */
  readonly seoTitle: string;
  readonly siteTitle: string;
  readonly tagline: string;
}

/** What plugins put between the parts of a title, where the first of them ends. */
const separator = /(?:^|\s)[-–—|·•«»:~*<>]\s+$/;

/**
 * The title of a page: "Page – Site" where that is not too long, whatever separator the SEO plugin likes. A title that an editor wrote for search engines
 * without the site's name stands as it is; one that the plugin made from the entry's own says nothing new.
 */
export function titleTag({ name, label, seoTitle, siteTitle, tagline }: TitleInput): string {
  if (name === null) return seoTitle.trim() || [siteTitle, tagline].filter((part) => part !== '').join(' – ');
  const typed = seoTitle.trim();
  const words = withoutSite(typed, siteTitle);
  const isMade = words === '' || words === label || words === `${label} Archives`;
  if (isMade) return withSite(name, siteTitle);
  return words === typed ? typed : withSite(words, siteTitle);
}

/** Longer titles are cut off in a list of results, the site's name first. */
const longestTitle = 70;

function withSite(words: string, siteTitle: string): string {
  const title = `${words} – ${siteTitle}`;
  return title.length > longestTitle ? words : title;
}

/** The title without the site's at its end. */
function withoutSite(title: string, siteTitle: string): string {
  if (siteTitle === '' || !title.endsWith(siteTitle)) return title;
  const rest = title.slice(0, -siteTitle.length);
  const end = separator.exec(rest);
  return end === null ? title : rest.slice(0, end.index).trim();
}
