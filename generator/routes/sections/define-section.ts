import type { ComponentProps } from 'react';
import type * as z from 'zod';
import type { blocks } from '../../../templates/blocks/index.ts';
import type { AnyEntry } from '../../content/content.ts';
import type { SectionName } from '../../content/stored-blocks.ts';
import type { Warn } from '../../problems/problem.ts';
import type { Resolver } from '../resolve.ts';
import type { RouteContext } from '../route-context.ts';

export type SectionProps<Name extends SectionName> = ComponentProps<(typeof blocks)[Name]>;

/** One marketing section, from the settings that an editor gave to its template's props. */
export interface Section<Name extends SectionName> {
  readonly name: Name;
  /** The template's props, or null when there is nothing to show or the settings are no use: that is reported. */
  readonly fill: (settings: unknown, filling: Filling) => SectionProps<Name> | null;
}

export interface Filling {
  readonly context: RouteContext;
  readonly resolve: Resolver;
  /** The entry that the section stands in; none for a section that the site puts on a page by itself. */
  readonly owner?: AnyEntry;
  /** Reports a problem as the owner's. */
  readonly warn: Warn;
  /** Unique in the page and the same in every build: for ids in the html. */
  readonly id: string;
}

interface SectionDefinition<Name extends SectionName, Settings> {
  readonly name: Name;
  readonly settings: z.ZodType<Settings>;
  readonly fill: (settings: Settings, filling: Filling) => SectionProps<Name> | null;
}

/** Makes a section whose `fill` sees checked settings only. */
export function defineSection<Name extends SectionName, Settings>({
  name,
  settings,
  fill,
}: SectionDefinition<Name, Settings>): Section<Name> {
  return {
    name,
    fill: (raw, filling) => {
      const parsed = settings.safeParse(raw);
      if (parsed.success) return fill(parsed.data, filling);
      filling.warn({
        message: `The section ${name} is skipped: ${parsed.error.issues.map(describe).join('; ')}`,
        block: name,
        hint: 'Correct the section in the editor.',
      });
      return null;
    },
  };
}

function describe({
  path,
  message,
}: {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}): string {
  return path.length === 0 ? message : `${path.map(String).join('.')}: ${message}`;
}
