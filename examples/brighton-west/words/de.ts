import { defineWords } from 'boardwalk';

/** The words that this pier says differently. */
export default defineWords({
  events: { all: 'Was noch los ist' },
  places: { whereOnThePier: 'Wo Sie das finden' },
});
