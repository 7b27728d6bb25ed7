import { DomUtils, parseDocument } from 'htmlparser2';
import type { AnyEntry } from '../../../generator/content/content.ts';
import { type CmsHosts, cmsHosts } from '../../../generator/content/html/links.ts';
import { readSettings } from '../../../generator/content/html/section-block.ts';
import { defaultSection } from '../../../generator/routes/resolve-blocks.ts';
import { sections } from '../../../generator/routes/sections/index.ts';
import { openContext } from '../../support/route-context.ts';

interface ReadSection {
  readonly name: string;
  /** As WordPress prints them. */
  readonly settings: unknown;
  /** The words of the generator on them, and on all that they name. */
  readonly warnings: readonly string[];
  /** The props of the template; null where there is nothing to show. */
  readonly props: object | null;
}

/** Reads the sections of rendered content with the readers of the generator, for a site with these entries. */
export function readSections(html: string, url: string, entries: readonly AnyEntry[] = []): ReadSection[] {
  const hosts = cmsHosts([url]);
  const isSection = (element: { readonly attribs: object }) => 'data-pier-block' in element.attribs;
  return DomUtils.findAll(isSection, parseDocument(html).children).map(({ attribs }) => {
    const name = attribs['data-pier-block']?.replace(/^(?!pier\/)/, 'pier/') ?? '';
    const json = attribs['data-props'] ?? '{}';
    return { name, settings: JSON.parse(json), ...fill(name, json, hosts, entries) };
  });
}

/** Lists what the generator leaves out of the settings of a section. */
export function refusalsOf(name: string, settings: unknown, url: string, entries: readonly AnyEntry[]) {
  const { problems } = fill(name, JSON.stringify(settings), cmsHosts([url]), entries);
  return problems.filter(({ check }) => check === 'lostContent');
}

function fill(name: string, json: string, hosts: CmsHosts, entries: readonly AnyEntry[]) {
  const settings = readSettings(json, hosts);
  if (!isSectionName(name) || settings === undefined) throw new Error(`Refused: ${name} ${json}`);
  const { context, warnings: problems } = openContext(entries, { categories });
  const node = defaultSection(name, settings, context);
  // The site has no files.
  const warnings = problems.filter(({ check }) => check !== 'missingMedia').map(({ message }) => message);
  return { problems, warnings, props: node?.props ?? null };
}

function isSectionName(name: string): name is keyof typeof sections {
  return name in sections;
}

const categories = [
  { id: 1, slug: 'works', uri: '/works/', name: 'Works', description: '', parentId: null, seo: null },
];
