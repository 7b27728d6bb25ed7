/** The version of Boardwalk, as in package.json. The plugin of the CMS is told it. */
export const version = '0.1.0';
