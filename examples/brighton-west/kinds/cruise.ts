import { defineKind } from 'boardwalk';

/** A trip by boat, as the WordPress of Brighton West has them: its post type is `ausfahrt`. */
export default defineKind({
  name: 'cruise',
  connection: 'cruises',
  folder: 'ausfahrten',
  fields: {
    boat: { type: 'text' },
    departs: { type: 'text' },
    minutes: { type: 'integer' },
    price: { type: 'money' },
  },
});
