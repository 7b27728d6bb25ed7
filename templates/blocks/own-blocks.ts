/** The blocks and sections of a site by name: bundled from its files in the place of this list. docs/decisions/0116. */
export const ownBlocks = {};
