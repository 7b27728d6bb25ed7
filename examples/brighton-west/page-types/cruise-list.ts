import { definePageType, entriesOf, makeHead, templateOf } from 'boardwalk/pages';
import cruise from '../kinds/cruise.ts';
import type { CruiseListPage } from '../templates/pages/CruiseListPage.tsx';

const template = templateOf<typeof CruiseListPage>('cruise-list');
const path = '/ausfahrten/';
const title = 'Ausfahrten';
const description = 'Mit der Margarethe hinaus: alle Fahrten ab der Seebrücke.';

/** The list of all trips. */
export default definePageType({
  name: 'cruise-list',
  paths: { [path]: title },
  routes: (context) => {
    const { list, row } = entriesOf(cruise, context);
    return [
      {
        path,
        status: 200,
        head: () => makeHead(context, { path, title, description }),
        template,
        props: () => ({
          title,
          nodes: [],
          text: description,
          cruises: list.all().map((place) => {
            const { title, excerpt, fields } = row(place);
            return { title, excerpt, departs: fields.departs, href: context.pathOf(place) };
          }),
        }),
      },
    ];
  },
});
