/** For filters, which load them with the first word. */
export { askWords } from '../search/ask-words.ts';
export { fitsText } from '../search/fits-text.ts';
/** Shows results below the search field of an element while a visitor types. */
export { openResults as start } from '../search/open-results.ts';
