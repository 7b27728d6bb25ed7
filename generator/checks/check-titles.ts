import type { CheckName } from '../../config/checks.ts';

/** The heading of each check's findings, in the order of a report. */
export const checkTitles: Readonly<Record<CheckName, string>> = {
  lostEntries: 'Lost entries',
  shrunkContent: 'Shrunk content',
  emptyMenu: 'Empty menu',
  emptyHome: 'Empty front page',
  duplicatePath: 'Taken path',
  unsafeSlug: 'Unsafe slug',
  cmsHost: 'Host of the CMS',
  privateText: 'Private text',
  noindex: 'Hidden from search engines',
  brokenLink: 'Broken link',
  brokenAnchor: 'Broken anchor',
  missingMedia: 'Missing media',
  unknownBlock: 'Unknown block',
  lostContent: 'Lost words and pictures',
  largeMenu: 'Large menu',
};

/** In the order of a report. */
export const checkNames = Object.keys(checkTitles).filter((name): name is CheckName => name in checkTitles);
