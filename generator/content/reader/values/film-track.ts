import { compact } from '../../../util/omit-undefined.ts';
import type { EntryContext } from '../../html/context.ts';
import { linkRef } from '../../html/links.ts';
import { cleanText } from '../../html/text.ts';
import type { StoredCoreBlock } from '../../stored-blocks.ts';
import { oneOf } from './one-of.ts';

type Track = NonNullable<StoredCoreBlock<'core/video'>['props']['tracks']>[number];

/** The attributes of captions as WordPress has them. */
export interface WrittenTrack {
  readonly src?: string | undefined;
  readonly kind?: string | undefined;
  readonly language?: string | undefined;
  readonly label?: string | undefined;
}

/** Reads captions of a film. None of another host: a page loads nothing from a third party. */
export function filmTrack(written: WrittenTrack, context: EntryContext): readonly Track[] {
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
