import * as z from 'zod';
import { compact } from '../../util/omit-undefined.ts';
import { defineSection } from './define-section.ts';
import { hrefOfSetting, image, listOf, pictureOf, text } from './fields.ts';

export const slideshow = defineSection({
  name: 'pier/slideshow',
  settings: z.object({ heading: text, slides: listOf(z.object({ image, caption: text, url: text })) }),
  fill: ({ heading, slides }, { resolve, id }) => {
    const shown = slides.flatMap(({ image, caption, url }) => {
      const picture = pictureOf(image, resolve);
      return picture === undefined ? [] : compact({ picture, caption, href: hrefOfSetting(url, resolve) });
    });
    return shown.length === 0 ? null : compact({ id, heading, slides: shown });
  },
});
