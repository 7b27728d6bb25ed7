import type { SiteContent } from '../content/content.ts';
import { ownLanguage } from '../content/own-language.ts';
import { unpackBlocks } from '../content/saved/packed-blocks.ts';
import { openIndex, type Question } from '../dependencies/questions.ts';
import { compact } from '../util/omit-undefined.ts';
import type { EntryPaths } from './entry-paths.ts';

/** The ways to the pier as an editor has set them on the page for visitors. */
export interface WrittenWays {
  readonly sections: readonly object[];
  readonly lang?: string;
}

/** Finds the sections about the ways on the page for visitors: pages that show some of them depend on no more of it. */
export function waysQuestion(
  { entries, settings }: Pick<SiteContent, 'entries' | 'settings'>,
  paths: Pick<EntryPaths, 'thingAt'>,
): Question<WrittenWays> {
  return {
    name: 'page?ways',
    answer: openIndex(() => {
      const thing = paths.thingAt('/visit/');
      const page = thing?.kind === 'page' ? entries.page.find(({ id }) => id === thing.id) : undefined;
      if (page === undefined) return { sections: [] };
      const sections = unpackBlocks(page.blocks).flatMap((block) =>
        'settings' in block &&
        block.block === 'pier/getting-here' &&
        typeof block.settings === 'object' &&
        block.settings !== null
          ? block.settings
          : [],
      );
      return compact({ sections, lang: ownLanguage(page, settings) });
    }),
    rows: (ways) => ways,
  };
}
