/** For filters, which load it with the first word. */
export { fitsText } from '../search/fits-text.ts';
/** Shows results below the search field of an element while a visitor types. */
export { openResults as start } from '../search/open-results.ts';
