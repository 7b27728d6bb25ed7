import type { AnyEntry } from '../../../generator/content/content.ts';
import { cmsHosts } from '../../../generator/content/html/links.ts';
import { isSectionName } from '../../../generator/content/html/section-block.ts';
import { readSettings } from '../../../generator/content/html/section-settings.ts';
import { splitSections } from '../../../generator/content/html/sections.ts';
import { defaultSection } from '../../../generator/routes/resolve-blocks.ts';
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
  return splitSections(html).pieces.flatMap((piece) => {
    if (!('section' in piece)) return [];
    const { section: name, json } = piece;
    const settings = readSettings(json, hosts);
    if (!isSectionName(name) || settings === undefined) throw new Error(`Refused: ${name} ${json}`);
    const { context, warnings } = openContext(entries);
    const node = defaultSection(name, settings, context);
    return {
      name,
      settings: JSON.parse(json),
      warnings: warnings.map(({ message }) => message),
      props: node?.props ?? null,
    };
  });
}
