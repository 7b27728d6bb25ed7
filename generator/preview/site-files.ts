import { icons } from '../files/icon.ts';
import { notice } from '../files/notice.ts';
import { popup } from '../files/popup.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { makeSiteRoutes } from '../routes/site-routes.ts';
import type { Site } from '../site/site.ts';
import type { WarmParts } from './warm-site.ts';

/** Finds a file that every page may need, by its path. */
export type FindFile = (path: string) => OutputFile | undefined;

/**
 * Opens the files that every page needs: scripts, styles, pictures, icons, and what script asks for.
 * Feeds and lists are left to the public site.
 */
export function openSiteFiles(parts: WarmParts, { config }: Pick<Site, 'config'>): FindFile {
  const { bundles, contentAndMedia } = parts;
  const ready = byPath([...bundles.assets.files, ...contentAndMedia.media.files]);
  let others: ReadonlyMap<string, OutputFile> | undefined;
  return (path) => {
    const file = ready.get(path);
    if (file !== undefined) return file;
    // These need the routes of the whole site, and few pages ask for them.
    others ??= byPath(plannedFiles(parts, config));
    return others.get(path);
  };
}

function plannedFiles(
  { bundles, contentAndMedia }: WarmParts,
  config: Site['config'],
): readonly OutputFile[] {
  const { context } = makeSiteRoutes(contentAndMedia, config);
  const { title, language } = context.content.settings;
  return [
    ...icons({ title, language }),
    ...notice(context),
    ...popup({ context, templates: bundles.templates }),
  ];
}

function byPath(files: readonly OutputFile[]): ReadonlyMap<string, OutputFile> {
  return new Map(files.map((file) => [file.path, file]));
}
