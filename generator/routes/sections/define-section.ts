import type { ComponentProps } from 'react';
import type * as z from 'zod';
import type { blocks } from '../../../templates/blocks/index.ts';
import type { AnyEntry } from '../../content/content.ts';
import type { SectionName } from '../../content/stored-blocks.ts';
import type { Problem, Warn } from '../../problems/problem.ts';
import type { Resolver } from '../resolve.ts';
import type { RouteContext } from '../route-context.ts';
import { checkSettings, type Fault } from './check-settings.ts';

export type SectionProps<Name extends SectionName> = ComponentProps<(typeof blocks)[Name]>;

/** A marketing section: turns an editor's settings into its template's props. */
export interface Section<Name extends SectionName> {
  readonly name: Name;
  /**
   * Returns the template's props, without what is wrong in the settings; null when there is nothing
   * to show. Reports all that an editor has set and nobody will see.
   */
  readonly fill: (settings: unknown, filling: Filling) => SectionProps<Name> | null;
  /** Returns false when nothing of the settings can be shown. */
  readonly isReadable: (settings: unknown) => boolean;
}

/** A section of any name. */
export interface AnySection {
  readonly fill: (settings: unknown, filling: Filling) => object | null;
  readonly isReadable: (settings: unknown) => boolean;
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
  /** Returns null when there is nothing to show at present, such as no event to come. */
  readonly fill: (settings: Settings, filling: Filling) => SectionProps<Name> | null;
}

/** Defines a section whose `fill` receives checked settings. */
export function defineSection<Name extends SectionName, Settings>({
  name,
  settings: schema,
  fill,
}: SectionDefinition<Name, Settings>): Section<Name> {
  return {
    name,
    fill: (raw, filling) => {
      const warn: Warn = (problem) => filling.warn({ block: name, ...problem });
      const { settings, faults } = checkSettings(schema, raw);
      for (const fault of faults) warn(problemOf(name, fault));
      return settings === null ? null : fill(settings, { ...filling, warn });
    },
    isReadable: (raw) => checkSettings(schema, raw).settings !== null,
  };
}

/** A section that a site adds: its name is that of its file. */
export interface OwnSection<Settings = unknown> {
  readonly settings: z.ZodType<Settings>;
  /** Makes the props of its template; null when there is nothing to show at present. */
  readonly fill: (settings: Settings, filling: Filling) => object | null;
}

/** Defines a section of a site. `fill` receives checked settings. */
export function defineOwnSection<Settings>(section: OwnSection<Settings>): OwnSection<Settings> {
  return section;
}

/** They say enough of a list in which every item is wrong. */
const mostReasons = 3;

function problemOf(name: SectionName, { field, reasons }: Fault): Problem {
  return {
    check: 'lostContent',
    cause: 'Settings of sections cannot be shown',
    message:
      field === ''
        ? `The section ${name} is skipped: ${reasons.slice(0, mostReasons).join('; ')}`
        : `The section ${name} skips ${field}: ${reasons.slice(0, mostReasons).join('; ')}`,
    ...(field !== '' && { field }),
    hint: 'Correct the section in the editor.',
  };
}
