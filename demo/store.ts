import { demoAuthors } from './content/authors.ts';
import { demoCategories } from './content/categories.ts';
import { demoEntries } from './content/entries.ts';
import { demoMenuItems } from './content/menus.ts';
import { demoRedirects } from './content/redirects.ts';
import { demoSettings } from './content/settings.ts';
import { mediaLibrary } from './media.ts';
import type { DemoStore } from './store-types.ts';

/** A fresh copy of the demo's content. */
export function createStore(): DemoStore {
  return structuredClone({
    settings: demoSettings,
    entries: [...demoEntries],
    categories: [...demoCategories],
    authors: [...demoAuthors],
    media: [...mediaLibrary],
    menuItems: [...demoMenuItems],
    redirects: [...demoRedirects],
    pier: null,
    formerAddresses: [],
    revisions: [],
    edits: 0,
  });
}
