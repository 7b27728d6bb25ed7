/** The folders of a site whose files are parts of Boardwalk, by their names: docs/decisions/0116. */
export const partFolders = ['kinds', 'page-types', 'sections', 'blocks'];

/** The folders of a site with code of the command line; `lib` is for what they share. */
export const siteFolders = [...partFolders, 'lib'];
