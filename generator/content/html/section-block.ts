import { parseJson } from '../../util/parse-json.ts';
import type { SectionName, StoredBlock } from '../stored-blocks.ts';
import type { EntryContext } from './context.ts';
import { countWords } from './count-words.ts';
import { addressRef, type CmsHosts, withoutHosts } from './links.ts';
import { ownSectionNames } from './own-section-names.ts';
import { cleanText } from './text.ts';

/**
 * Reads a section with its settings; skips it with a warning when it has no template, or its
 * settings are not JSON.
 */
export function readSection(
  { section, json }: { section: string; json: string },
  context: EntryContext,
): readonly StoredBlock[] {
  const settings = readSettings(json, context.hosts);
  if (isSectionName(section) && settings) {
    context.words += wordsOf(settings);
    return [{ block: section, settings }];
  }

  context.warn({
    ...(settings && { check: 'unknownBlock' }),
    message: settings
      ? `No template for the section "${section}": it is skipped`
      : 'The settings of a section are not valid JSON: it is skipped',
    entry: context.entry,
    block: section,
    hint: 'Remove the section in the editor and add it again.',
  });
  return [];
}

const sectionNames: Readonly<Record<SectionName, true>> = {
  'pier/hero': true,
  'pier/getting-here': true,
  'pier/event-grid': true,
  'pier/news-grid': true,
  'pier/experience-grid': true,
  'pier/location-grid': true,
  'pier/map': true,
  'pier/slideshow': true,
  'pier/video': true,
  'pier/team': true,
  'pier/leasing-statistics': true,
  'pier/parking': true,
  'pier/schedule': true,
  'pier/sustainability': true,
  'pier/timeline': true,
  'pier/press-kit': true,
  'pier/access-guide': true,
};

/** Returns true when the section has a template. */
function isSectionName(name: string): name is SectionName {
  return Object.hasOwn(sectionNames, name) || ownSectionNames.includes(name);
}

const maxDepth = 12;

/**
 * Reads the settings of a section from the JSON of its attribute. Addresses on the CMS's host lose
 * the host. Undefined for invalid JSON, or JSON that is not an object.
 * @internal
 */
export function readSettings(json: string, hosts: CmsHosts): object | undefined {
  const settings = parseJson(json);
  const isPlain = typeof settings === 'object' && settings !== null && !Array.isArray(settings);
  return isPlain ? Object(tidy(settings, hosts, 0)) : undefined;
}

/** Copies JSON without `__proto__`, numbers out of range, and values nested too deeply. */
function tidy(value: unknown, hosts: CmsHosts, depth: number): unknown {
  if (typeof value === 'string') return tidyText(cleanText(value), hosts);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'object' || value === null) return value;
  if (depth > maxDepth) return null;
  if (Array.isArray(value)) return value.map((item) => tidy(item, hosts, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '__proto__')
      .map(([key, item]) => [key, tidy(item, hosts, depth + 1)]),
  );
}

/**
 * Turns an address on the CMS into a path as in links, with the hash of the site's pages; other
 * texts only lose the host.
 */
function tidyText(text: string, hosts: CmsHosts): string {
  const ref = /^(\/(?!\/)|https?:\/\/)\S*$/.test(text) ? addressRef(text, { hosts, uri: '/' }) : null;
  if (ref?.ref === 'media') return ref.path;
  return ref?.isInternal ? ref.to : withoutHosts(text, hosts);
}

/** Counts the words of texts in settings, where one word alone is a choice. */
function wordsOf(value: unknown): number {
  if (typeof value === 'string') return value.includes(' ') ? countWords(value) : 0;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, item) => sum + wordsOf(item), 0);
}
