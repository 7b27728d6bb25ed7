import * as z from 'zod';

/** The effect of a finding: it stops the build, is a warning, or is ignored. */
const check = z.enum(['fail', 'warn', 'off']);

/** For findings that cannot be published: `warn` skips them and reports it. */
const leavingOut = z.enum(['fail', 'warn']);

/**
 * Every check before publishing, with its default. See docs/operators.md#checks-before-publishing.
 */
export const checksSchema = z
  .strictObject({
    /**
     * A kind of entries of which all, or more than half and more than five, are missing since the
     * last build.
     */
    lostEntries: check.default('fail'),
    /**
     * Many titles, texts, words, pictures, categories, facts of places, dates, menu items, redirects
     * or files that are missing, have become equal or did not come, without an edit of single entries.
     */
    shrunkContent: check.default('fail'),
    /** A menu that had items and is empty now. */
    emptyMenu: check.default('fail'),
    /** A front page that had sections or blocks and is empty now. */
    emptyHome: check.default('fail'),
    /** Two pages with one path: with `warn` the first keeps it. */
    duplicatePath: leavingOut.default('fail'),
    /**
     * A slug that is reserved, too long or would leave its folder: with `warn` its page is skipped.
     */
    unsafeSlug: leavingOut.default('fail'),
    /** The host of the CMS in a page or a feed. */
    cmsHost: check.default('fail'),
    /** A credential, a path of the machine, or one of the `canaries`. */
    privateText: check.default('fail'),
    /** A site without any page that search engines may list. */
    noindex: check.default('fail'),
    /** A link to a page or file that does not exist on the site. */
    brokenLink: check.default('warn'),
    /** A link to an anchor that its page does not have. */
    brokenAnchor: check.default('warn'),
    /** A picture or file that is missing or broken. */
    missingMedia: check.default('warn'),
    /** A block or section without a template: its saved HTML is used. */
    unknownBlock: check.default('warn'),
    /** Words or pictures of the CMS's HTML that the page cannot show. */
    lostContent: check.default('warn'),
    /** Menus with so many items that they make every page heavy. */
    largeMenu: check.default('warn'),
  })
  .prefault({});

/** The switch of every check. */
export type CheckSwitches = z.output<typeof checksSchema>;

export type CheckName = keyof CheckSwitches;
