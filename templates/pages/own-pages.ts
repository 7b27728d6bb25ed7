/** The pages of a site by the names of their templates: bundled from its files in the place of this list. docs/decisions/0116. */
export const ownPages = {};
