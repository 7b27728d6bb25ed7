import { blocks, ourBlocks } from './blocks/index.ts';
import { ourPages, pages, type TemplateName } from './pages/index.ts';

/** The component of each page template, after which its file in `pages/` is named. */
export const componentNames = namesOf(pages) as Readonly<Record<TemplateName, string>>;

/** The same of all blocks and sections. */
export const blockNames = namesOf(blocks);

/** The same of all templates, blocks and sections of Boardwalk's own. */
export const ourNames = namesOf({ ...ourPages, ...ourBlocks });

function namesOf(components: object): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(components).map(([name, component]) => [name, component?.name]));
}
