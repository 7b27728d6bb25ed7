import { location } from '../../content/kinds/location.ts';
import { sayChoices } from '../../content/say-choices.ts';
import { compact } from '../../util/omit-undefined.ts';
import { mostListed } from '../listed.ts';
import { linkToEntry } from '../summaries.ts';
import { defineSection } from './define-section.ts';
import { object, text } from './fields.ts';

/** Shows the access to every place of the pier of which something is known. */
export const accessGuide = defineSection({
  name: 'pier/access-guide',
  settings: object({ heading: text, text }),
  fill: (settings, { context, warn }) => {
    const { lists, summaries, words } = context;
    const places = lists.location.cut(0, mostListed).flatMap((place) => {
      const { access = [], ...summary } = summaries.location(place);
      return access.length === 0
        ? []
        : [{ place: linkToEntry(summary), access: access.map(({ key }) => key) }];
    });
    if (places.length === 0) {
      warn({
        check: 'lostContent',
        message: 'The section pier/access-guide shows nothing: no location says what access it has',
        field: 'access',
        hint: 'Fill in the field Access of the locations, or remove the section.',
      });
      return null;
    }
    const used = new Set(places.flatMap(({ access }) => access));
    const columns = sayChoices(Object.keys(location.fields.access.options), words);
    return compact({ ...settings, places, columns: columns.filter(({ key }) => used.has(key)) });
  },
});
