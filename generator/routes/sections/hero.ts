import * as z from 'zod';
import { compact } from '../../util/omit-undefined.ts';
import { defineSection } from './define-section.ts';
import { image, linkOf, listOf, namedLink, pictureOf, requiredText, text } from './fields.ts';

export const hero = defineSection({
  name: 'pier/hero',
  settings: z.object({ kicker: text, heading: requiredText, text, image, actions: listOf(namedLink) }),
  fill: ({ kicker, heading, text, image, actions }, { resolve }) =>
    compact({
      kicker,
      heading,
      text,
      picture: pictureOf(image, resolve),
      actions: actions.flatMap((action) => linkOf(action, resolve) ?? []),
    }),
});
