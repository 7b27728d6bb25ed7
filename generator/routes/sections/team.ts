import { compact } from '../../util/omit-undefined.ts';
import { phoneLink } from '../phone.ts';
import { defineSection } from './define-section.ts';
import {
  email,
  hrefOfSetting,
  image,
  linkOf,
  namedLink,
  object,
  pictureOf,
  requiredListOf,
  requiredText,
  text,
} from './fields.ts';

const member = object({ name: requiredText, role: text, text, email, phone: text, link: namedLink, image });

export const team = defineSection({
  name: 'pier/team',
  settings: object({ heading: text, members: requiredListOf(member) }),
  fill: ({ heading, members }, filling) =>
    compact({
      heading,
      members: members.map(({ name, role, text, email, phone, link, image }) =>
        compact({
          name,
          role,
          text,
          email: hrefOfSetting(email === undefined ? undefined : `mailto:${email}`, filling.resolve),
          phone: phoneLink(phone, filling.context.country),
          link: linkOf(link, filling.resolve),
          picture: pictureOf(image, filling),
        }),
      ),
    }),
});
