import { cmsHosts } from '../../content/html/links.ts';
import { kinds } from '../../content/kinds/descriptions.ts';
import type { Client } from '../../graphql/client-types.ts';
import { findUnknown } from '../../graphql/find-unknown.ts';
import type { Problem } from '../../problems/problem.ts';
import { settle } from '../../problems/settle.ts';
import type { MenuLocations } from '../ask-ahead.ts';
import { type KindSwitches, missingKinds, optionalQueries, tellUnknown } from '../known-kinds.ts';
import { crawlSettings } from '../settings.ts';
import { boardwalkFinding } from './boardwalk.ts';
import { cachingFinding } from './caching.ts';
import { credentialsFinding } from './credentials.ts';
import { entryFindings } from './entries.ts';
import { type Finding, good, weak } from './finding.ts';
import { listFindings, readLists } from './lists.ts';
import { menuFindings } from './menu.ts';
import { pluginFindings } from './plugins.ts';
import { measureSpeed, speedFinding } from './speed.ts';

export interface EndpointQuestion {
  readonly client: Client;
  readonly menus: MenuLocations;
  /** Kinds that are switched off. Default: none. */
  readonly kinds?: KindSwitches;
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
  const { client, menus, kinds: switches = {}, hasCredentials, now } = question;
  const [unknown] = await settle([findUnknown(client, optionalQueries(switches))]);
  const without = missingKinds(switches, unknown);
  const told: Problem[] = [];
  const [{ settings, addresses }] = await settle([crawlSettings(client, (problem) => told.push(problem))]);
  const hosts = cmsHosts([...addresses, client.endpoint]);
  const offered = kinds.filter((kind) => !without.includes(kind));
  const [lists, boardwalk, caching, primary, footer, credentials] = await settle([
    readLists(client, offered),
    boardwalkFinding(client, { unknown, kinds: offered }),
    cachingFinding(client, unknown),
    menuFindings(menus.primary, { client, hosts }),
    menuFindings(menus.footer, { client, hosts }),
    credentialsFinding(client, hasCredentials),
  ]);
  const reading = { client, absent: unknown, hosts, timeZone: settings.timeZone, now };
  const [entries] = await settle([entryFindings(lists, reading)]);
  const [milliseconds] = await settle([measureSpeed(client)]);
  const { title, language, timeZone } = settings;
  return [
    good(`WPGraphQL answers. The site is "${title}", in ${language}.`),
    ...(told.length > 0 ? told.map(toFinding) : [timeZoneFinding(timeZone)]),
    ...listFindings(lists),
    ...entries,
    ...pluginFindings(unknown),
    boardwalk,
    caching,
    ...tellUnknown(unknown).map(toFinding),
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

function toFinding({ message, hint = 'See docs/content.md.' }: Problem): Finding {
  return weak(`${message}.`, hint);
}
