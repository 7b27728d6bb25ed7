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

/** Makes the output folder hold exactly these files and their manifest, all or nothing: `openStage` for files at hand. */
export async function publish({ files, facts, outDir, root }: PublishInput): Promise<PublishResult> {
  const stage = await openStage({ outDir, root });
  try {
    const others = files.filter(({ path }) => path !== manifestPath);
    await Promise.all(others.map((file) => stage.write(file)));
    return await stage.commit(facts);
  } finally {
    await stage.discard();
  }
}
