/** For filters, which load them with the first word. */
export { askIndex } from '../search/ask-index.ts';
export { foldLine, foldText } from '../search/fold-text.ts';
/** Shows results below the search field of an element while a visitor types. */
export { openResults as start } from '../search/open-results.ts';
