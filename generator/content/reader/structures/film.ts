import { compact } from '../../../util/omit-undefined.ts';
import type { EntryContext } from '../../html/context.ts';
import { linkRef, mediaRef } from '../../html/links.ts';
import { cleanText } from '../../html/text.ts';
import type { StoredBlock, StoredCoreBlock } from '../../stored-blocks.ts';
import { readCaption } from '../caption.ts';
import type { Reading } from '../reading.ts';
import { styleOf } from '../style-of.ts';
import { type Element, findElement, findElements } from '../tree.ts';
import { isAllTaken } from '../understood.ts';
import { oneOf } from '../values/one-of.ts';
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

type Track = NonNullable<StoredCoreBlock<'core/video'>['props']['tracks']>[number];

/** The attributes of captions as WordPress has them. */
interface WrittenTrack {
  readonly src?: string | undefined;
  readonly kind?: string | undefined;
  readonly language?: string | undefined;
  readonly label?: string | undefined;
}

/** Reads captions of a film. None of another host: a page loads nothing from a third party. */
function filmTrack(written: WrittenTrack, context: EntryContext): readonly Track[] {
  const src = linkRef(written.src ?? '', context);
  if (!src?.isInternal) return [];

  const kind = oneOf(written.kind, ['subtitles', 'captions', 'descriptions', 'chapters']) ?? 'subtitles';
  const language = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.exec(written.language ?? '')?.[0];
  return [
    compact({
      src,
      // Subtitles must name their language.
      kind: kind === 'subtitles' && language === undefined ? ('captions' as const) : kind,
      language,
      label: cleanText(written.label ?? '').trim() || (language ?? kind),
    }),
  ];
}
