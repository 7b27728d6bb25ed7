import { cmsHosts } from '../../content/html/links.ts';
import { kinds } from '../../content/kinds/descriptions.ts';
import { collectionsOf } from '../../content/kinds/index.ts';
import { boardwalkConflictsQuery, settingsQuery, viewerQuery } from '../../content/queries/site.ts';
import type { Client } from '../../graphql/client-types.ts';
import type { Problem } from '../../problems/problem.ts';
import { settle } from '../../problems/settle.ts';
import { SourceError } from '../../problems/source-error.ts';
import { documentPath } from '../../util/display-path.ts';
import type { CrawlContext } from '../crawl-context.ts';
import { type Asked, findAbsent, missingKinds, tellUnknown } from '../known-kinds.ts';
import { crawlMenu, type MenuLocations } from '../menus.ts';
import { crawlSettings } from '../site-parts.ts';
import { entryFindings } from './entries.ts';
import { type Finding, good, weak } from './finding.ts';
import { listFindings, readLists } from './lists.ts';
import { boardwalkFinding, cachingFinding, conflictFindings, pluginFindings } from './plugin-findings.ts';

export interface EndpointQuestion extends Asked {
  readonly client: Client;
  readonly menus: MenuLocations;
  readonly hasCredentials: boolean;
  /** The moment of the check, ISO 8601. */
  readonly now: string;
}

/**
 * Finds what an endpoint offers to a build and what it lacks, each with its remedy. Reads the first
 * page of every list, and some entries of each. Throws a BuildError('source') with hints when the endpoint does
 * not answer or lacks what every build needs, and a BuildError('content') for answers that a build
 * cannot use.
 */
export async function checkEndpoint(question: EndpointQuestion): Promise<readonly Finding[]> {
  const { client, menus, kinds: switches = {}, mapping, hasCredentials, now } = question;
  const collections = collectionsOf(mapping);
  const [unknown] = await settle([findAbsent(client, question, [boardwalkConflictsQuery])]);
  const without = missingKinds(switches, unknown, collections);
  const told: Problem[] = [];
  const [{ settings, addresses }] = await settle([crawlSettings(client, (problem) => told.push(problem))]);
  const hosts = cmsHosts([...addresses, client.endpoint]);
  const offered = kinds.filter((kind) => !without.includes(kind));
  const [lists, boardwalk, conflicts, caching, primary, footer, credentials] = await settle([
    readLists(client, offered, collections),
    boardwalkFinding(client, { unknown, kinds: offered }),
    conflictFindings(client, unknown),
    cachingFinding(client, unknown),
    menuFindings(menus.primary, { client, hosts }),
    menuFindings(menus.footer, { client, hosts }),
    credentialsFinding(client, hasCredentials),
  ]);
  const reading = { client, collections, absent: unknown, hosts, timeZone: settings.timeZone, now };
  const [entries] = await settle([entryFindings(lists, reading)]);
  const [milliseconds] = await settle([measureSpeed(client)]);
  const { title, language, timeZone } = settings;
  return [
    good(`WPGraphQL answers. The site is "${title}", in ${language}.`),
    ...(told.length > 0 ? told.map(toFinding) : [timeZoneFinding(timeZone)]),
    ...listFindings(lists, collections),
    ...entries,
    ...pluginFindings(unknown),
    boardwalk,
    ...conflicts,
    caching,
    ...tellUnknown(unknown, collections).map(toFinding),
    ...primary,
    ...footer,
    credentials,
    speedFinding(milliseconds),
  ];
}

function timeZoneFinding(timeZone: string): Finding {
  return timeZone === 'UTC'
    ? weak(
        'The time zone is UTC, as in a new WordPress.',
        'If the pier is elsewhere, choose its city under Settings, General.',
      )
    : good(`The time zone is ${timeZone}.`);
}

function toFinding({ message, hint = `See ${documentPath('docs/content.md')}.` }: Problem): Finding {
  return weak(`${message}.`, hint);
}

/** Tells whether the credentials of this run are those of a user of the CMS. */
async function credentialsFinding(client: Client, hasCredentials: boolean): Promise<Finding> {
  if (!hasCredentials) return good('No credentials are sent: what is public is read.');
  const remedy = 'Make an application password for an editor, and check BOARDWALK_AUTHORIZATION.';
  try {
    const { viewer } = await client.request<{ viewer?: unknown }, object>(viewerQuery);
    return viewer
      ? good('The credentials are accepted.')
      : weak('The credentials are not those of a user: drafts cannot be read.', remedy);
  } catch (error) {
    if (!(error instanceof SourceError && error.kind === 'graphql')) throw error;
    return weak('The CMS does not tell whose the credentials are.', remedy);
  }
}

const queries = 10;

/** From this time a first crawl of some hundred entries takes minutes. */
const slowMs = 1_000;

/** Sends ten small queries, one after another. Resolves to the milliseconds of each. */
async function measureSpeed(client: Client): Promise<readonly number[]> {
  const milliseconds: number[] = [];
  for (let index = 0; index < queries; index++) {
    const start = performance.now();
    await client.request(settingsQuery);
    milliseconds.push(performance.now() - start);
  }
  return milliseconds;
}

/**
 * Tells the middle one of the times, which a single slow answer does not change.
 * @internal
 */
export function speedFinding(milliseconds: readonly number[]): Finding {
  const ordered = [...milliseconds].sort((one, other) => one - other);
  const middle = Math.round(ordered[Math.floor(ordered.length / 2)] ?? 0);
  const text = `A small query takes ${middle} ms, the middle one of ${ordered.length}.`;
  return middle < slowMs
    ? good(text)
    : weak(
        text,
        'A build sends many queries. The time includes the network and what else the server was doing, so the cause is not known: measure again, then ask the host. Frequent ones are PHP without an opcode cache, a small machine, and a long way to it.',
      );
}

/** Tells what the menu at a location of the theme holds, and every item that cannot be used. */
async function menuFindings(
  location: string,
  context: Pick<CrawlContext, 'client' | 'hosts'>,
): Promise<readonly Finding[]> {
  const told: Problem[] = [];
  const menu = await crawlMenu(location, { ...context, warn: (problem) => told.push(problem) });
  if (told.length > 0) return told.map((problem) => itemFinding(problem, location));
  if (menu.length > 0) return [good(`The menu ${location} has ${menu.length} items at its top.`)];
  return [
    weak(`The menu ${location} is empty.`, `Give the location ${location} a menu under Appearance, Menus.`),
  ];
}

/** A problem with an entry is one of an item; any other is that the location is missing. */
function itemFinding({ message, entry }: Problem, location: string): Finding {
  if (entry !== undefined)
    return weak(
      `${message}: number ${entry.id} "${entry.title}" of the menu ${location}.`,
      'Correct it under Appearance, Menus.',
    );
  return weak(
    `${message}.`,
    `Register the menu location "${location.toLowerCase()}" in the theme or a plugin, and give it a menu.`,
  );
}
