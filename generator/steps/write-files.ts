import { checkFile } from '../checks/check-file.ts';
import { nameEntry } from '../content/name-entry.ts';
import { notice } from '../files/notice.ts';
import { makeOutputFiles } from '../files/output-files.ts';
import { popup } from '../files/popup.ts';
import type { Problem } from '../problems/problem.ts';
import { gatherDamage } from '../publish/damaged-copies.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { findPopup } from '../routes/popup-page.ts';
import type { RouteList } from '../routes/route.ts';
import type { BuildState } from './build-state.ts';

/**
 * Writes the files that need no page: feed, calendars, redirects, popup, notice, assets and media.
 */
export async function writeFiles(state: BuildState, routes: Pick<RouteList, 'has'>): Promise<void> {
  const { bundles, contentAndMedia, run, target, renderContext } = state;
  const { context } = state.siteRoutes();
  const { assets, templates } = bundles;
  const { files: media, digests } = contentAndMedia.media;
  const write = async (file: OutputFile, entry?: Problem['entry']): Promise<void> => {
    checkFile(file, renderContext(), entry).forEach(run.warn);
    await target.write(file);
  };
  await run.time('output', async () => {
    const shown = findPopup(context);
    for (const file of makeOutputFiles(routes, context)) await write(file);
    for (const file of popup({ context, templates }))
      await write(file, shown && nameEntry({ ...shown, ...context.report(shown) }));
    for (const file of notice(context)) await write(file);
    for (const file of assets.files) await write(file);
    await gatherDamage(media.map((file) => () => target.write(file, digests.get(file.path))));
  });
}
