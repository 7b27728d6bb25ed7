/** Shows results below the search field of an element while a visitor types. */
export { openResults as start } from '../search/open-results.ts';
