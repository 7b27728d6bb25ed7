/** The formats of the site, replaced for a site in another language: generator/bundle/site-modules.ts. */
export { enUSFormats as siteFormats } from './formats/en-us.ts';
