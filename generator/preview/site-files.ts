import { once } from '../dependencies/once.ts';
import { icons } from '../files/icon.ts';
import { notice } from '../files/notice.ts';
import { popup } from '../files/popup.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { makeSiteRoutes } from '../routes/site-routes.ts';
import type { BuildParts, Site } from '../site/site.ts';

type Parts = Pick<BuildParts, 'bundles' | 'contentAndMedia'>;

/** Finds a file that every page may need, by its path. */
export type FindFile = (path: string) => OutputFile | undefined;

/**
 * Opens the files that every page needs: scripts, styles, pictures, icons, and what script asks for.
 * Feeds and lists are left to the public site.
 */
export function openSiteFiles(parts: Parts, { config }: Pick<Site, 'config'>): FindFile {
  const { bundles, contentAndMedia } = parts;
  const ready = byPath([...bundles.assets.files, ...contentAndMedia.media.files]);
  // These need the routes of the whole site, and few pages ask for them.
  const others = once(() => byPath(plannedFiles(parts, config)));
  return (path) => ready.get(path) ?? others().get(path);
}

function plannedFiles({ bundles, contentAndMedia }: Parts, config: Site['config']): readonly OutputFile[] {
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
