import * as z from 'zod';
import { compact } from '../../util/omit-undefined.ts';
import { defineSection } from './define-section.ts';
import { email, hrefOfSetting, image, listOf, pictureOf, requiredText, text } from './fields.ts';

export const team = defineSection({
  name: 'pier/team',
  settings: z.object({
    heading: text,
    members: listOf(z.object({ name: requiredText, role: requiredText, text, email, image })),
  }),
  fill: ({ heading, members }, { resolve }) =>
    members.length === 0
      ? null
      : compact({
          heading,
          members: members.map(({ name, role, text, email, image }) =>
            compact({
              name,
              role,
              text,
              email: hrefOfSetting(email === undefined ? undefined : `mailto:${email}`, resolve),
              picture: pictureOf(image, resolve),
            }),
          ),
        }),
});
