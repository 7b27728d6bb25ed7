import path from 'node:path';
import { toKebabCase } from '../util/to-kebab-case.ts';
import { isFile, listSiteTemplates, type SiteTemplates, templatesFolder } from './site-templates.ts';

/**
 * Writes the module that takes the place of one of our empty lists: the pages, or the blocks and sections, that a site
 * adds, named by their files. Undefined for any other file.
 */
export function listOwnTemplates(file: string, templates: SiteTemplates): string | undefined {
  return lists[file]?.(templates);
}

/** By the path of the empty list. */
const lists: Readonly<Record<string, (templates: SiteTemplates) => string>> = {
  'templates/pages/own-pages.ts': (templates) => {
    const files = addedIn('pages', templates).filter((file) => file.endsWith('Page.tsx'));
    const nameOf = (component: string) => toKebabCase(component.replace(/Page$/, ''));
    return listText('ownPages', files, nameOf);
  },
  'templates/blocks/own-blocks.ts': (templates) => {
    const nameOf = (prefix: string) => (component: string) => prefix + toKebabCase(component);
    return [
      listText('ofBlocks', addedIn('blocks', templates), nameOf('own/')),
      listText('ofSections', addedIn('sections', templates), nameOf('pier/')),
      'export const ownBlocks = { ...ofBlocks, ...ofSections };',
    ].join('\n');
  },
};

/** Lists the components that a site has in a folder of its templates, in the place of none of ours. */
function addedIn(name: string, templates: SiteTemplates): readonly string[] {
  const { root } = templates;
  return listSiteTemplates(templates).filter(
    (file) =>
      path.posix.dirname(file) === `${templatesFolder}/${name}` &&
      isComponent(file) &&
      !isFile(path.join(root, file)),
  );
}

function isComponent(file: string): boolean {
  return /^[A-Z]\w*\.tsx$/.test(path.posix.basename(file));
}

function listText(name: string, files: readonly string[], nameOf: (component: string) => string): string {
  const components = files.map((file) => path.posix.basename(file, '.tsx'));
  const imports = files.map((file, index) => `import { ${components[index]} } from '../../${file}';`);
  const rows = components.map((component) => `${JSON.stringify(nameOf(component))}: ${component}`);
  return `${imports.join('\n')}\nexport const ${name} = { ${rows.join(', ')} };`;
}
