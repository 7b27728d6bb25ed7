import { icons } from '../files/icon.ts';
import { notice } from '../files/notice.ts';
import { popup } from '../files/popup.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { makeSiteRoutes } from '../routes/site-routes.ts';
import type { Site } from '../site/site.ts';
import type { WarmParts } from './warm-site.ts';

/**
 * Lists the files that every page needs, by path: scripts, styles, pictures, icons, and what script
 * asks for. Feeds and lists are left to the public site.
 */
export function siteFiles(
  { bundles, contentAndMedia }: WarmParts,
  { config }: Pick<Site, 'config'>,
): ReadonlyMap<string, OutputFile> {
  const { context } = makeSiteRoutes(contentAndMedia, config);
  const { title, language } = context.content.settings;
  const files = [
    ...bundles.assets.files,
    ...contentAndMedia.media.files,
    ...icons({ title, language }),
    ...notice(context),
    ...popup({ context, templates: bundles.templates }),
  ];
  return new Map(files.map((file) => [file.path, file]));
}
