import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteFolders } from '../../config/site-folders.mjs';
import { projectRoot } from './project-root.ts';

/** Finds the line of a site's own code that has thrown an error: "page-types/tours.ts:8:41"; undefined where that was not the site's. */
export function placeInSite(error: unknown): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, url, line, column] = /(file:[^()\s]+):(\d+):(\d+)/.exec(stack) ?? [];
  if (url === undefined) return undefined;
  const script = fileURLToPath(url);
  if (!existsSync(`${script}.map`)) return undefined;
  const map = new SourceMap(JSON.parse(readFileSync(`${script}.map`, 'utf8')));
  const origin = map.findOrigin(Number(line), Number(column));
  if (!('fileName' in origin)) return undefined;
  const source = path.resolve(path.dirname(script), origin.fileName);
  const [, inSite] = ofSite.exec(source) ?? [];
  const [folder] = path.relative(projectRoot(), source).split(path.sep);
  // Boardwalk may have a site as an example.
  const isOurs = folder !== '..' && folder !== 'examples';
  return inSite === undefined || isOurs ? undefined : `${inSite}:${origin.lineNumber}:${origin.columnNumber}`;
}

const ofSite = new RegExp(`[\\\\/]((?:${siteFolders.join('|')})[\\\\/].+)$`);
