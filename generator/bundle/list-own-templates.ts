import path from 'node:path';
import { toKebabCase } from '../util/to-kebab-case.ts';
import { isFile, listSiteTemplates, type SiteTemplates } from './site-templates.ts';

/** A page, block or section that a site adds. */
export interface OwnTemplate {
  /** "tour", "own/separator", "pier/tour-call" */
  readonly name: string;
  /** Its path in the site. */
  readonly file: string;
}

/**
 * Writes the module that takes the place of one of our empty lists: the pages, or the blocks and sections, that a site
 * adds, named by their files. Undefined for any other file.
 */
export function moduleOfOwn(file: string, templates: SiteTemplates): string | undefined {
  const list = lists[file];
  if (list === undefined) return undefined;
  const own = listOwnTemplates(templates).filter((template) => list.holds(template));
  const components = own.map(({ file }) => path.posix.basename(file, '.tsx'));
  const imports = own.map(({ file }, index) => `import { ${components[index]} } from '../../${file}';`);
  const rows = own.map(({ name }, index) => `${JSON.stringify(name)}: ${components[index]}`);
  return `${imports.join('\n')}\nexport const ${list.name} = { ${rows.join(', ')} };`;
}

/** By the path of the empty list. */
const lists: Readonly<
  Record<string, { readonly name: string; readonly holds: (own: OwnTemplate) => boolean }>
> = {
  'templates/pages/own-pages.ts': { name: 'ownPages', holds: ({ name }) => !name.includes('/') },
  'templates/blocks/own-blocks.ts': { name: 'ownBlocks', holds: ({ name }) => name.includes('/') },
};

/** Lists the components that a site has in its folders of pages, blocks and sections, in the place of none of ours. */
export function listOwnTemplates(templates: SiteTemplates): readonly OwnTemplate[] {
  const { root } = templates;
  return listSiteTemplates(templates).flatMap((file) => {
    const [, folder = '', component = ''] = /^templates\/(\w+)\/([A-Z]\w*)\.tsx$/.exec(file) ?? [];
    const name = namings[folder]?.(component);
    return name === undefined || isFile(path.join(root, file)) ? [] : [{ name, file }];
  });
}

/** By the folder in `templates/`. */
const namings: Readonly<Record<string, (component: string) => string | undefined>> = {
  pages: (component) =>
    component.endsWith('Page') ? toKebabCase(component.replace(/Page$/, '')) : undefined,
  blocks: (component) => `own/${toKebabCase(component)}`,
  sections: (component) => `pier/${toKebabCase(component)}`,
};
