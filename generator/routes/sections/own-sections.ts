import type { AnySection } from './define-section.ts';

/** The sections of a site by name: its command line is bundled with them in the place of this list. docs/decisions/0116. */
export const ownSections: Readonly<Record<string, AnySection>> = {};
