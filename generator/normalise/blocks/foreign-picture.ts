import type { EntryContext } from '../context.ts';

/** Pictures of other hosts are not shown: a page asks nothing of a third party. */
export function warnOfForeignPicture(block: string, { entry, warn }: EntryContext): void {
  warn({
    message: 'A picture lies on another host and is not shown',
    entry,
    block,
    hint: 'Upload it to the media library and choose it there.',
  });
}
