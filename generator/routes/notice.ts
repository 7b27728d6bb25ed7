import type { ShownNotice } from '../../templates/components/Notice.tsx';
import { parseLocal } from '../content/dates.ts';
import { hashJson } from '../util/hash.ts';
import { compact } from '../util/omit-undefined.ts';
import type { RouteContext } from './route-context.ts';

/** The path of the file with the notice. All pages name it, whatever it says: an edit changes none of them. */
export const noticePath = '/_boardwalk/notice.json';

/** Characters of a version: enough to tell texts apart. */
const versionLength = 12;

/**
 * Returns the notice of the pier, with its link on the site and its end as a moment; undefined
 * without one, or when it has ended.
 */
export function findNotice({ part, content, clock, resolve }: RouteContext): ShownNotice | undefined {
  const notice = part('notice');
  if (notice === null) return undefined;
  const { text, link, until } = notice;
  const end = parseLocal(until, content.settings.timeZone);
  if (end !== null && clock.hasCome(end, 'the notice ends')) return undefined;
  return compact({
    text,
    href: link === null ? undefined : resolve.link(link, { name: 'The notice' }),
    until: end === null ? undefined : new Date(end.getTime()).toISOString(),
    // What was dismissed stays dismissed when only its end is moved.
    version: hashJson([text, link]).slice(0, versionLength),
  });
}
