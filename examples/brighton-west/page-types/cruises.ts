import { entryPages, templateOf } from 'boardwalk/pages';
import cruise from '../kinds/cruise.ts';
import { readFares } from '../lib/fares.ts';
import type { CruisePage } from '../templates/pages/CruisePage.tsx';

/** A page of each trip: `/ausfahrten/zu-den-kreidefelsen/`. */
export default entryPages(cruise, {
  template: templateOf<typeof CruisePage>('cruise'),
  props: ({ entry, standard }) => {
    const { boat, departs, minutes, price } = entry.fields;
    return { ...standard, boat, departs, minutes, price, fares: readFares(price) };
  },
});
