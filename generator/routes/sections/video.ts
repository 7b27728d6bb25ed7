import { playerOf } from '../../content/players/player-of.ts';
import { compact } from '../../util/omit-undefined.ts';
import { defineSection } from './define-section.ts';
import { address, hrefOfSetting, image, object, pictureOf, text } from './fields.ts';

/**
 * Shows a video: a file of the site plays in the page; a provider's player is loaded only on click.
 */
export const video = defineSection({
  name: 'pier/video',
  settings: object({ heading: text, text, url: address, poster: image }),
  fill: ({ heading, text, url, poster }, filling) => {
    const { resolve, id } = filling;
    const href = hrefOfSetting(url, resolve);
    if (href === undefined) return null;
    const known = playerOf(url);
    const player = known?.kind === 'video' ? known : null;
    return compact({
      id,
      heading,
      text,
      src: href.startsWith('/_assets/') ? href : undefined,
      href,
      embedUrl: hrefOfSetting(player?.embedUrl, resolve),
      provider: player?.provider,
      poster: pictureOf(poster, filling),
    });
  },
});
