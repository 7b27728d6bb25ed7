import { compact } from '../../util/omit-undefined.ts';
import { callTo } from '../phone.ts';
import { defineSection } from './define-section.ts';
import {
  fileOf,
  linkOf,
  listOf,
  namedLink,
  needs,
  object,
  pictureOf,
  requiredFile,
  requiredImage,
  requiredText,
  text,
} from './fields.ts';

const file = object({ name: requiredText, file: requiredFile, note: text });
const picture = object({ image: requiredImage, credit: requiredText, caption: text });

/** Offers files and pictures to those who write about the pier, and says whom to ask. */
export const pressKit = defineSection({
  name: 'pier/press-kit',
  settings: object({
    heading: text,
    text,
    files: listOf(file),
    pictures: listOf(picture),
    contact: namedLink,
  }).refine(...needs('files', 'pictures', 'contact')),
  fill: ({ heading, text, files, pictures, contact }, filling) =>
    compact({
      heading,
      text,
      files: files.flatMap(({ name, file, note }) => {
        const link = fileOf(file, name, filling);
        return link === undefined ? [] : [compact({ link, note })];
      }),
      pictures: pictures.flatMap(({ image, ...words }) => {
        const picture = pictureOf(image, filling);
        return picture === undefined ? [] : [{ picture, ...words }];
      }),
      contact: linkOf(contact, filling.resolve),
      call: contact && callTo(filling.context),
    }),
});
