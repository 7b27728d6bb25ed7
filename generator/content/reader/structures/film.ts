import { compact } from '../../../util/omit-undefined.ts';
import { linkRef, mediaRef } from '../../html/links.ts';
import type { StoredBlock } from '../../stored-blocks.ts';
import { readCaption } from '../caption.ts';
import type { Reading } from '../reading.ts';
import { styleOf } from '../style-of.ts';
import { type Element, findElement, findElements } from '../tree.ts';
import { isAllTaken } from '../understood.ts';
import { filmTrack } from '../values/film-track.ts';
import { readPlayer } from './embed.ts';
import { isCaption } from './image.ts';

/**
 * Reads a film, alone or in its figure; undefined when the figure has more. What is in a film besides its files is for browsers without
 * films, which nobody has. A film of another host waits for a click, or is a link: a page loads nothing from a third party.
 */
export function readFilm(element: Element, reading: Reading): readonly StoredBlock[] | undefined {
  const { context } = reading;
  const film = element.tag === 'video' ? element : findElement(element, ({ tag }) => tag === 'video');
  if (film === undefined) return undefined;
  const caption = film === element ? undefined : findElement(element, isCaption);
  if (
    caption?.hasStructure ||
    (film !== element && !isAllTaken(element, new Set([film, ...(caption ? [caption] : [])])))
  )
    return undefined;

  const { attributes } = film;
  const files = findElements(film, ({ tag }) => tag === 'source').map((source) => source.attributes.src);
  // Every browser plays this format.
  const sources = [...files.filter(isMp4), ...files];
  const src = [attributes.src, ...sources]
    .map((address) => linkRef(address ?? '', context))
    .find((link) => link !== null);
  if (!src) return caption === undefined ? [] : reading.readFlow(caption.children);
  if (!src.isInternal)
    return readPlayer({ address: src.to, title: attributes.title, caption, frame: element }, reading);

  const tracks = findElements(film, ({ tag }) => tag === 'track').flatMap(
    ({ attributes: { src, kind, srclang: language, label } }) =>
      filmTrack({ src, kind, language, label }, context),
  );
  return [
    {
      block: 'core/video',
      props: compact({
        src,
        poster: mediaRef(attributes.poster ?? '', context) ?? undefined,
        caption: readCaption(caption, reading),
        isLooping: attributes.loop !== undefined || undefined,
        isMuted: attributes.muted !== undefined || undefined,
        tracks: tracks.length > 0 ? tracks : undefined,
        style: styleOf(element, element, reading),
      }),
    },
  ];
}

function isMp4(address: string | undefined): boolean {
  return address !== undefined && /\.(mp4|m4v)(?=$|[?#])/i.test(address);
}
