/** The names of a site's sections: its command line is bundled with them in the place of this list. docs/decisions/0116. */
export const ownSectionNames: readonly string[] = [];
