import type { Href } from '../../templates/types.ts';

/**
 * The only makers of paths. A path is decoded, NFC, starts and ends with a slash; a file is a
 * path's index.html. See docs/faults.md#addresses-and-file-names.
 */

/** Paths without characters to encode, compose or fold: nearly all, which need no work. */
export const plain = /^[a-z0-9._/-]*$/;

/** Reserved names of segments: files and folders of the site itself, and devices of Windows. */
const reservedSegment =
  /^(index\.html|404|404\.html|_assets|_boardwalk|sitemap.*\.xml|robots\.txt|icon\.svg|feed\.xml|index\.md|llms\.txt|(?:calendar|event|events|reminder|families|free)\.ics)$/iu;
const windowsDevice = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?$/iu;
const maxSegmentBytes = 240;

/**
 * Joins fixed and checked segments: `pathOf('event', slug)` is "/event/{slug}/". No segment: the
 * home page.
 */
export function pathOf(...segments: readonly string[]): string {
  return segments.length === 0 ? '/' : `/${segments.map((segment) => segment.normalize('NFC')).join('/')}/`;
}

/** Returns the path of the feed of a list of posts, below the list: "/news/feed.xml". */
export function feedPathOf(list: string): string {
  return `${list}feed.xml`;
}

/** Returns the path of the Markdown of a page, beside its html. */
export function twinPathOf(path: string): string {
  return `${path}index.md`;
}

/** The path of the calendar of all events. */
export const calendarPath = '/event/calendar.ics';

/** The page that thanks for a form: neither search engines nor the search list it. */
export const thanksPath = '/thanks/';

export const searchPath = '/search/';

/** Pages that no visitor looks for. */
export const unsearchedPaths: readonly string[] = [thanksPath, searchPath];

/** The site's icon, at a permanent address: search engines show it beside results. */
export const iconPath = '/icon.svg';

/** The icon of a home screen, at the address that iOS uses. */
export const touchIconPath = '/apple-touch-icon.png';

/** The icon of most home screens. */
export const mediumIconPath = '/icon-192.png';

/** The largest icon in pixels, for other home screens. */
export const largeIconPath = '/icon-512.png';

/** Names the icons for other home screens. */
export const webManifestPath = '/site.webmanifest';

/** The calendars of the events for families, and of the free ones. */
export const eventFeeds = { families: '/event/families.ics', free: '/event/free.ics' };

/** The events to come, for the filter of a list with several pages. */
export const furtherEventsPath = '/_boardwalk/events.json';

/** Returns the path of the calendar of a location, below its page. */
export function placeFeedPath(locationPath: string): string {
  return `${locationPath}events.ics`;
}

/** Returns the path of an event's calendar file with an alarm, below its page. */
export function reminderPath(eventPath: string): string {
  return `${eventPath}reminder.ics`;
}

/** Returns the path of an event's calendar file, below its page. */
export function eventCalendarPath(eventPath: string): string {
  return `${eventPath}event.ics`;
}

/**
 * Returns the file of a path, relative to the output folder: "/visit/" is "visit/index.html",
 * "/404.html" is itself.
 */
export function fileOf(path: string): string {
  return path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1);
}

/** Returns the path of a file of the output folder: the other way of `fileOf`. */
export function pathOfFile(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
}

/** Encodes a path for a link, segment by segment. */
export function hrefOf(path: string): Href {
  return asHref(plain.test(path) ? path : path.split('/').map(encodeURIComponent).join('/'));
}

/** An address that may stand in an attribute: checked where it was read, and encoded already. */
export function asHref(address: string): Href {
  return address as Href;
}

/**
 * Returns why a slug cannot be a folder of the site, or null. The slug is already decoded and is
 * not decoded again: one that still looks encoded is refused.
 */
export function refuseSlug(slug: string): string | null {
  const name = slug.normalize('NFC');
  if (name.trim() === '') return 'is empty';
  if (name === '.' || name === '..') return 'would leave its folder';
  if (/[/\\]/u.test(name)) return 'contains a slash, so it would leave its folder';
  if (/[\p{Cc}\u2028\u2029\ufffe\uffff]/u.test(name)) return 'contains a control character';
  if (/\p{Surrogate}/u.test(name)) return 'contains half a character';
  if (/%[0-9a-f]{2}/iu.test(name)) return 'is percent-encoded twice';
  if (/[:*?"<>|#]/u.test(name))
    return 'contains a character that is not allowed in file names or addresses (: * ? " < > | #)';
  if (/[. ]$|^ /u.test(name)) return 'starts or ends with a space or a dot';
  if (windowsDevice.test(name)) return 'is the name of a device on Windows';
  if (reservedSegment.test(name)) return 'is reserved for a file of the site';
  if (Buffer.byteLength(name) > maxSegmentBytes) return `is longer than ${maxSegmentBytes} bytes`;
  return null;
}

/**
 * Returns the same key for two paths that would be one file on some system, or look the same in
 * every address bar: folds case, composition and compatible forms, and removes characters without
 * width. Both cases, because "ß" and "SS" meet in one of them only. Similar letters of two
 * alphabets stay different.
 */
export function collisionKey(path: string): string {
  if (plain.test(path)) return path;
  const visible = path.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return visible.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFC');
}
