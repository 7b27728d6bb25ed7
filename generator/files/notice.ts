import { fileOf } from '../content/paths.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { findNotice, noticePath } from '../routes/notice.ts';
import type { RouteContext } from '../routes/route-context.ts';

/**
 * Makes _boardwalk/notice.json: the notice that script shows over every page, or an empty object.
 * Nothing for a CMS in which there is none to fill in: its pages do not ask for it.
 */
export function notice(context: RouteContext): readonly OutputFile[] {
  if (context.content.pier === undefined) return [];
  const contents = `${JSON.stringify(findNotice(context) ?? {})}\n`;
  return [{ path: fileOf(noticePath), class: 'data', contents }];
}
