import * as z from 'zod';

/** What becomes of a finding: it stops the build, is a warning of the report, or nothing. */
const gate = z.enum(['fail', 'warn', 'off']);

/** For what cannot be published as it is: `warn` leaves it out and says so. */
const leavingOut = z.enum(['fail', 'warn']);

/** Every gate before publishing, with its default. See docs/operators.md#checks-before-publishing. */
export const gatesSchema = z
  .strictObject({
    /** A kind of entries of which all, or more than half and more than a handful, are gone since the last build. */
    lostEntries: gate.default('fail'),
    /** Titles, texts, words, pictures, categories, menu items, redirects or files of which so many are gone, and no edit explains it. */
    shrunkContent: gate.default('fail'),
    /** A menu that had items and has none. */
    emptyMenu: gate.default('fail'),
    /** A front page that had sections or blocks and has none. */
    emptyHome: gate.default('fail'),
    /** Two pages that want one path: with `warn` the first keeps it. */
    duplicatePath: leavingOut.default('fail'),
    /** A slug that is reserved, too long or would leave its folder: with `warn` its page is left out. */
    unsafeSlug: leavingOut.default('fail'),
    /** The host of the CMS in a page or a feed. */
    cmsHost: gate.default('fail'),
    /** A credential, a path of the machine, or one of the `canaries`. */
    privateText: gate.default('fail'),
    /** No page at all that search engines may list. */
    noindex: gate.default('fail'),
    /** A link to a page or file that the site does not have. */
    brokenLink: gate.default('warn'),
    /** A link to a part of a page that this page does not have. */
    brokenAnchor: gate.default('warn'),
    /** A picture or file that is not there or is broken. */
    missingMedia: gate.default('warn'),
    /** A block or section without a template: its html stands in. */
    unknownBlock: gate.default('warn'),
    /** Words or pictures of the CMS's own html that the page cannot show. */
    lostContent: gate.default('warn'),
    /** Menus with so many items that they make every page heavy. */
    largeMenu: gate.default('warn'),
  })
  .prefault({});

/** The switch of every gate. */
export type GateSwitches = z.output<typeof gatesSchema>;

export type GateName = keyof GateSwitches;
