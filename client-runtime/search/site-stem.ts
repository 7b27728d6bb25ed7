/** The stems of the site's language, replaced for another one: generator/bundle/site-modules.ts. */
export { stemWord } from './stems/en.ts';
