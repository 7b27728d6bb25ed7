import type { ComponentProps } from 'react';
import type * as z from 'zod';
import type { blocks } from '../../../templates/blocks/index.ts';
import type { AnyEntry } from '../../content/content.ts';
import type { SectionName } from '../../content/stored-blocks.ts';
import type { Warn } from '../../problems/problem.ts';
import type { Resolver } from '../resolve.ts';
import type { RouteContext } from '../route-context.ts';

export type SectionProps<Name extends SectionName> = ComponentProps<(typeof blocks)[Name]>;

/** A marketing section: turns an editor's settings into its template's props. */
export interface Section<Name extends SectionName> {
  readonly name: Name;
  /**
   * Returns the template's props, or null when there is nothing to show or the settings are
   * invalid, which is reported.
   */
  readonly fill: (settings: unknown, filling: Filling) => SectionProps<Name> | null;
}

export interface Filling {
  readonly context: RouteContext;
  readonly resolve: Resolver;
  /** The entry with the section; undefined for a section that the site adds. */
  readonly owner?: AnyEntry;
  /** Reports a problem with the owner's entry. */
  readonly warn: Warn;
  /** Unique in the page and the same in every build: for ids in the html. */
  readonly id: string;
}

interface SectionDefinition<Name extends SectionName, Settings> {
  readonly name: Name;
  readonly settings: z.ZodType<Settings>;
  readonly fill: (settings: Settings, filling: Filling) => SectionProps<Name> | null;
}

/** Defines a section whose `fill` receives checked settings. */
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
