import type { NextChange } from '../dependencies/next-change.ts';
import type { FileChange } from '../media/file-changes.ts';
import type { PublishResult } from '../publish/new-site.ts';
import type { NamedFile } from '../routes/destinations.ts';
import type { ContentChange } from './change-index.ts';
import { type Explanation, explainChanges } from './explain-changes.ts';
import type { PageMemory } from './page-memory.ts';
import type { PublishedPages } from './page-publisher.ts';

export interface ExplainRunInput {
  /** The moment of this build. */
  readonly now: string;
  /** Null when the changes are unknown. */
  readonly changes: readonly ContentChange[] | null;
  /** Changed files of the library. */
  readonly files: readonly FileChange[];
  readonly publicFiles: readonly NamedFile[];
  readonly memory: PageMemory;
  readonly pages: PublishedPages;
  readonly published: PublishResult;
  readonly nextChange: NextChange | null;
  /** True when the output folder had a site before. */
  readonly isRebuild: boolean;
}

/** The changes of a rebuild, with their causes. */
export interface Rebuilt {
  readonly written: number;
  readonly removed: number;
  readonly kept: number;
  readonly rendered: number;
  /** Pages whose props were made. The others were kept unread: none of their inputs had changed. */
  readonly made: number;
  readonly changes: readonly Explanation[];
  /** The next change of the site without an edit. */
  readonly nextChange: NextChange | null;
}

/** Explains which change led to which files, from the results of a build's steps. Pure. */
export function explainRun({
  now,
  changes,
  files,
  publicFiles,
  memory,
  pages,
  published,
  nextChange,
  isRebuild,
}: ExplainRunInput): Rebuilt {
  const { written, removed, kept } = published;
  return {
    written: written.length,
    removed: removed.length,
    kept,
    rendered: pages.rendered,
    made: pages.made,
    changes: explainChanges({
      changes: changes ?? [],
      files,
      publicFiles,
      before: memory,
      after: pages.remembered,
      now,
      changed: [...written, ...removed],
      removed,
      lastBuild: !isRebuild ? 'none' : changes === null || memory.now === null ? 'unknown' : 'known',
    }),
    nextChange,
  };
}
