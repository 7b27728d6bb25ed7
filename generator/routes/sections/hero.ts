import { compact } from '../../util/omit-undefined.ts';
import { defineSection } from './define-section.ts';
import { image, linkOf, listOf, namedLink, object, pictureOf, requiredText, text } from './fields.ts';

export const hero = defineSection({
  name: 'pier/hero',
  settings: object({ kicker: text, heading: requiredText, text, image, actions: listOf(namedLink) }),
  fill: ({ image, actions, ...settings }, filling) =>
    compact({
      ...settings,
      picture: pictureOf(image, filling),
      actions: actions.flatMap((action) => linkOf(action, filling.resolve) ?? []),
    }),
});
