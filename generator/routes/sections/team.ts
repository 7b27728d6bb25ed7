import { compact } from '../../util/omit-undefined.ts';
import { defineSection } from './define-section.ts';
import {
  email,
  hrefOfSetting,
  image,
  object,
  pictureOf,
  requiredListOf,
  requiredText,
  text,
} from './fields.ts';

const member = object({ name: requiredText, role: text, text, email, image });

export const team = defineSection({
  name: 'pier/team',
  settings: object({ heading: text, members: requiredListOf(member) }),
  fill: ({ heading, members }, filling) =>
    compact({
      heading,
      members: members.map(({ name, role, text, email, image }) =>
        compact({
          name,
          role,
          text,
          email: hrefOfSetting(email === undefined ? undefined : `mailto:${email}`, filling.resolve),
          picture: pictureOf(image, filling),
        }),
      ),
    }),
});
