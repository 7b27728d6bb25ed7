import path from 'node:path';
import { closestName } from '../../config/closest-name.ts';
import { BuildError, type Problem } from '../problems/problem.ts';
import { listOwnTemplates } from './list-own-templates.ts';
import {
  insteadOf,
  isFile,
  listSiteTemplates,
  nameInSite,
  nameOf,
  type SiteTemplates,
} from './site-templates.ts';
import type { TemplateModule } from './template-code.ts';

/**
 * Throws BuildError 'render' for files of a site that would have no effect, and for css modules of one name. `inputs`
 * are the names of all files in the bundles.
 */
export function refuseStrayTemplates(templates: SiteTemplates, inputs: ReadonlySet<string>): void {
  const problems = listSiteTemplates(templates).flatMap((file) => findStray(file, templates, inputs) ?? []);
  problems.push(...findSameNames(templates, inputs));
  if (problems.length > 0) throw new BuildError('render', "The site's templates cannot be used", problems);
}

function findStray(file: string, templates: SiteTemplates, inputs: ReadonlySet<string>): Problem | null {
  const { root, site } = templates;
  const instead = insteadOf(file);
  if (instead !== undefined) {
    const message = `${file} cannot be replaced: Boardwalk lists or makes it itself`;
    return { message, hint: `Remove it. ${instead}` };
  }
  if (isFile(path.join(root, file))) return null;
  const ours = listSiteTemplates({ root, site: root });
  // These are listed by their names: that nothing else imports them says nothing.
  const isListed = /^templates\/(pages|blocks|sections|islands)\/[A-Z]\w*\.tsx$/.test(file);
  const like = isListed ? closestName(file, ours) : undefined;
  if (like !== undefined)
    return {
      message: `${file} replaces nothing: its name is almost that of ${like}`,
      hint: `Did you mean ${like}? Give a template of your own a name that is further from ours.`,
    };
  if (inputs.has(nameOf(path.join(site, file), templates))) return null;
  if (!/\.([cm]?[jt]sx?|css)$/.test(file) || file.endsWith('.d.ts')) return null;
  // A component with the ending of a script is meant for the component.
  const key = (name: string) => (file.endsWith('.ts') ? path.basename(name) : path.parse(name).name);
  const isLike = (other: string) => path.basename(other) === path.basename(file);
  const near = ours.find(isLike) ?? ours.find((other) => key(other) === key(file)) ?? closestName(file, ours);
  // A file of types alone is in no bundle.
  if (near === undefined && file.endsWith('.ts')) return null;
  return {
    message: `${file} replaces nothing, and nothing imports it`,
    hint: near === undefined ? 'Import it, or remove it.' : `Did you mean ${near}?`,
  };
}

/** The components of a bundle by the names of their templates; undefined for what is not a function. */
type Components = Pick<TemplateModule, 'componentNames' | 'blockNames' | 'ourNames'>;

/** Throws BuildError 'render' for a page, block or section of a site whose name is taken, or whose export is no component. */
export function refuseWrongComponents(templates: SiteTemplates, module: Components): void {
  const problems = [...findTakenNames(templates, module), ...findNoComponents(templates, module)];
  if (problems.length > 0) throw new BuildError('render', "The site's templates cannot be used", problems);
}

function findTakenNames(templates: SiteTemplates, { ourNames }: Components): readonly Problem[] {
  return listOwnTemplates(templates).flatMap(({ name, file }) => {
    if (!Object.hasOwn(ourNames, name)) return [];
    const owner = fileOf(name, ourNames[name]);
    return [
      {
        message: `${file}:1: the name "${name}" is that of Boardwalk's ${owner}`,
        hint: `Give it another name, or replace ${owner}.`,
      },
    ];
  });
}

function fileOf(name: string, component: string | undefined): string {
  const folders: Readonly<Record<string, string>> = { pier: 'sections', core: 'blocks' };
  return `templates/${folders[name.split('/')[0] ?? ''] ?? 'pages'}/${component}.tsx`;
}

function findNoComponents(
  templates: SiteTemplates,
  { componentNames, blockNames, ourNames }: Components,
): readonly Problem[] {
  const all: Readonly<Record<string, unknown>> = { ...blockNames, ...componentNames };
  const isComponent = (name: string): boolean => typeof all[name] === 'string';
  const own = listOwnTemplates(templates).filter(({ name }) => !isComponent(name));
  // One of ours that is replaced: its name is in its file alone.
  const known = Object.values(componentNames);
  const replaced = Object.keys(ourNames).every(isComponent)
    ? []
    : listSiteTemplates(templates).filter(
        (file) =>
          /^templates\/pages\/[A-Z]\w*\.tsx$/.test(file) && !known.includes(path.basename(file, '.tsx')),
      );
  return [...new Set([...own.map(({ file }) => file), ...replaced])].map((file) => {
    const name = path.basename(file, '.tsx');
    return {
      message: `${file}:1: ${name} is not a function`,
      hint: `Export function ${name}(props) from it.`,
    };
  });
}

/** The names of classes are made from the names of files: two would share them. */
function findSameNames(templates: SiteTemplates, inputs: ReadonlySet<string>): readonly Problem[] {
  const first = new Map<string, string>();
  return [...inputs].sort().flatMap((input) => {
    if (!input.endsWith('.module.css')) return [];
    const name = path.basename(input);
    const other = first.get(name);
    first.set(name, input);
    if (other === undefined) return [];
    const [one, two] = [other, input].map((file) => nameInSite(file, templates));
    return [
      { message: `${one} and ${two} have one name`, hint: 'Give one of the stylesheets another name.' },
    ];
  });
}
