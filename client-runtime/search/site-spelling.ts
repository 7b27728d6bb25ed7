/** The spellings of the site's language, replaced for another one: generator/bundle/site-modules.ts. */
export const siteSpelling: RegExp | undefined = undefined;
