import * as z from 'zod';

/** The effect of a finding: it stops the build, is a warning, or is ignored. */
const gate = z.enum(['fail', 'warn', 'off']);

/** For findings that cannot be published: `warn` skips them and reports it. */
const leavingOut = z.enum(['fail', 'warn']);

/**
 * Every check before publishing, with its default. See docs/operators.md#checks-before-publishing.
 */
export const gatesSchema = z
  .strictObject({
    /**
     * A kind of entries of which all, or more than half and more than five, are missing since the
     * last build.
     */
    lostEntries: gate.default('fail'),
    /**
     * Many titles, texts, words, pictures, categories, menu items, redirects or files that are
     * missing without an edit.
     */
    shrunkContent: gate.default('fail'),
    /** A menu that had items and is empty now. */
    emptyMenu: gate.default('fail'),
    /** A front page that had sections or blocks and is empty now. */
    emptyHome: gate.default('fail'),
    /** Two pages with one path: with `warn` the first keeps it. */
    duplicatePath: leavingOut.default('fail'),
    /**
     * A slug that is reserved, too long or would leave its folder: with `warn` its page is skipped.
     */
    unsafeSlug: leavingOut.default('fail'),
    /** The host of the CMS in a page or a feed. */
    cmsHost: gate.default('fail'),
    /** A credential, a path of the machine, or one of the `canaries`. */
    privateText: gate.default('fail'),
    /** A site without any page that search engines may list. */
    noindex: gate.default('fail'),
    /** A link to a page or file that does not exist on the site. */
    brokenLink: gate.default('warn'),
    /** A link to an anchor that its page does not have. */
    brokenAnchor: gate.default('warn'),
    /** A picture or file that is missing or broken. */
    missingMedia: gate.default('warn'),
    /** A block or section without a template: its saved HTML is used. */
    unknownBlock: gate.default('warn'),
    /** Words or pictures of the CMS's HTML that the page cannot show. */
    lostContent: gate.default('warn'),
    /** Menus with so many items that they make every page heavy. */
    largeMenu: gate.default('warn'),
  })
  .prefault({});

/** The switch of every check. */
export type GateSwitches = z.output<typeof gatesSchema>;

export type GateName = keyof GateSwitches;
