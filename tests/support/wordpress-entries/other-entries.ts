import { classicThemes } from './others/classic-themes.ts';
import { earlyBlocks } from './others/early-blocks.ts';
import { jetpack } from './others/jetpack.ts';
import { lazyLoading } from './others/lazy-loading.ts';
import { newBlocks } from './others/new-blocks.ts';
import type { OtherEntry } from './others/other-entry.ts';
import { pageBuilders } from './others/page-builders.ts';
import { pasted } from './others/pasted.ts';
import { players } from './others/players.ts';
import { plugins } from './others/plugins.ts';

/** Html of other WordPresses: other versions, themes, page builders and plugins. The words and file names are our own. */
export const otherEntries: readonly OtherEntry[] = [
  ...earlyBlocks,
  ...newBlocks,
  ...classicThemes,
  ...pageBuilders,
  ...jetpack,
  ...lazyLoading,
  ...players,
  ...pasted,
  ...plugins,
];
