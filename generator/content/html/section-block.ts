import type { SectionName, StoredBlock } from '../stored-blocks.ts';
import type { EntryContext } from './context.ts';
import { readSettings } from './section-settings.ts';

/**
 * Reads a section with its settings; skips it with a warning when it has no template, or its
 * settings are not JSON.
 */
export function readSection(
  { section, json }: { section: string; json: string },
  context: EntryContext,
): readonly StoredBlock[] {
  const settings = readSettings(json, context.hosts);
  if (isSectionName(section) && settings) return [{ block: section, settings }];

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
};

/** Returns true when the section has a template. */
function isSectionName(name: string): name is SectionName {
  return Object.hasOwn(sectionNames, name);
}
