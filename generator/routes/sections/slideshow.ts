import { compact } from '../../util/omit-undefined.ts';
import { defineSection } from './define-section.ts';
import {
  address,
  hrefOfSetting,
  object,
  optional,
  pictureOf,
  requiredImage,
  requiredListOf,
  text,
} from './fields.ts';

const slide = object({ image: requiredImage, caption: text, url: optional(address) });

export const slideshow = defineSection({
  name: 'pier/slideshow',
  settings: object({ heading: text, slides: requiredListOf(slide) }),
  fill: ({ heading, slides }, filling) => {
    const shown = slides.flatMap(({ image, caption, url }) => {
      const picture = pictureOf(image, filling);
      const href = hrefOfSetting(url, filling.resolve);
      return picture === undefined ? [] : compact({ picture, caption, href });
    });
    return shown.length === 0 ? null : compact({ id: filling.id, heading, slides: shown });
  },
});
