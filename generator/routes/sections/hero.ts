import { compact } from '../../util/omit-undefined.ts';
import { defineSection } from './define-section.ts';
import { image, linkOf, listOf, namedLink, object, pictureOf, requiredText, text } from './fields.ts';

export const hero = defineSection({
  name: 'pier/hero',
  settings: object({ kicker: text, heading: requiredText, text, image, actions: listOf(namedLink) }),
  fill: ({ kicker, heading, text, image, actions }, filling) =>
    compact({
      kicker,
      heading,
      text,
      picture: pictureOf(image, filling),
      actions: actions.flatMap((action) => linkOf(action, filling.resolve) ?? []),
    }),
});
