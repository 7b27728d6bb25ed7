import { manifestPath, type SiteFacts } from '../../generator/publish/manifest.ts';
import type { PublishResult } from '../../generator/publish/new-site.ts';
import type { OutputFile } from '../../generator/publish/output-file.ts';
import type { OutputFolder } from '../../generator/publish/resolve-output.ts';
import { openStage } from '../../generator/publish/stage.ts';

export interface PublishInput extends OutputFolder {
  /** Every file of the site. */
  readonly files: readonly OutputFile[];
  readonly facts?: SiteFacts;
}

/** The result of a publication, with the paths in arrays. */
type Published = PublishResult & Readonly<Record<'written' | 'removed', readonly string[]>>;

/** Makes the output folder hold exactly these files and their manifest, all or nothing: `openStage` for files at hand. */
export async function publish({ files, facts, outDir, root }: PublishInput): Promise<Published> {
  const stage = await openStage({ outDir, root });
  try {
    const others = files.filter(({ path }) => path !== manifestPath);
    await Promise.all(others.map((file) => stage.write(file)));
    const result = await stage.commit(facts);
    return { ...result, written: [...result.written], removed: [...result.removed] };
  } finally {
    await stage.discard();
  }
}
