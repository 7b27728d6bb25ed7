import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { settingsSchema } from '../../config/settings.ts';
import { projectRoot } from '../support/project-root.ts';

/**
 * The file that reads each setting. A row stands for a setting, or with a star for those below it. The file must have the name of the
 * setting as a word, or the text that is given.
 */
const readers: readonly (readonly [setting: string, file: string, text?: string])[] = [
  ['siteUrl', 'bin/read-config.ts'],
  ['endpoint', 'bin/open-source.ts'],
  ['graphql.clients.*.endpoint', 'generator/graphql/exchange.ts'],
  ['graphql.clients.*.endpoint', 'config/resolve-config.ts', 'clients.default?.endpoint'],
  ['graphql.clients.*.options.method', 'generator/graphql/client.ts'],
  ['graphql.clients.*.options.headers', 'generator/site/open-clients.ts'],
  ['graphql.clients.*.options.headers.*', 'generator/graphql/exchange.ts', 'mergeHeaders(options.headers'],
  ['graphql.clients.*.options.requestMiddleware', 'generator/graphql/exchange.ts'],
  ['graphql.clients.*.options.responseMiddleware', 'generator/graphql/client.ts'],
  ['graphql.clients.*.options.credentials', 'generator/graphql/exchange.ts'],
  ['graphql.clients.*.options.mode', 'generator/graphql/exchange.ts'],
  ['graphql.clients.*.options.errorPolicy', 'generator/graphql/client.ts'],
  ['graphql.clients.*.options.timeoutMs', 'generator/graphql/exchange.ts'],
  ['graphql.clients.*.options.queryTimeoutMs', 'generator/graphql/exchange.ts'],
  ['graphql.clients.*.options.retries', 'generator/graphql/exchange.ts'],
  ['graphql.clients.*.options.maxDelayMs', 'generator/graphql/exchange.ts'],
  ['graphql.clients.*.options.maxAnswerBytes', 'generator/graphql/exchange.ts'],
  ['out', 'config/resolve-config.ts', 'settings.out'],
  ['concurrency', 'generator/site/open-clients.ts'],
  ['crawl.deadlineMinutes', 'generator/site/read-content.ts'],
  ['crawl.resumeHours', 'generator/site/read-content.ts'],
  ['now', 'bin/open-source.ts'],
  ['contentMaxAgeHours', 'generator/site/read-content.ts'],
  ['watch.pollMs', 'bin/commands/watch/work.ts'],
  ['serve.hosts[]', 'bin/commands/serve.ts', 'serve.hosts'],
  ['reportTo', 'bin/commands/generate.ts'],
  ['indexNow.key', 'generator/files/output-files.ts'],
  ['indexNow.key', 'bin/delivery/tell-index-now.ts'],
  ['indexNow.endpoint', 'bin/delivery/tell-index-now.ts'],
  ['sync.target', 'bin/commands/sync/open-target.ts'],
  ['sync.endpoint', 'bin/commands/sync/open-target.ts'],
  ['sync.region', 'bin/commands/sync/open-target.ts'],
  ['sync.*', 'bin/commands/sync.ts'],
  ['language', 'generator/site/read-content.ts', 'language = content.settings.language'],
  ['authors', 'generator/site/read-content.ts'],
  ['authors', 'generator/routes/page-types/authors.ts'],
  ['markdown', 'generator/routes/has-twin.ts'],
  ['markdown', 'generator/files/markdown-twins.ts'],
  ['feedIds', 'generator/files/news-feeds.ts'],
  ['adminUrl', 'generator/routes/page-types/service-pages.ts'],
  ['furtherPages', 'generator/routes/entry-claim.ts'],
  ['redirects.*', 'generator/files/output-files.ts', 'config.redirects'],
  ['search', 'generator/routes/layout.ts'],
  ['synonyms[]', 'generator/files/search/start-search.ts', 'synonyms'],
  ['forms.*.action', 'generator/routes/forms.ts'],
  ['forms.*.service', 'config/forms.ts', 'service: formServices[service]'],
  ['forms.*.hidden.*', 'generator/routes/forms.ts', 'settings.hidden'],
  ['forms.*.shown', 'generator/routes/forms.ts'],
  ['menus.*', 'generator/crawl/crawl-once.ts'],
  ['kinds.*', 'generator/crawl/known-kinds.ts', 'switches[kind]'],
  ['mapping.*.list', 'generator/content/kinds/index.ts', 'mapping.list'],
  ['mapping.*.fields.*', 'config/mapping.ts', 'compoundFields(kind)'],
  ['mapping.*.fields.*.path', 'generator/content/kinds/index.ts'],
  ['mapping.*.fields.*.*', 'generator/content/kinds/fit-node.ts'],
  ['mapApps[]', 'generator/routes/places/map-links.ts', 'mapApps'],
  ['conditions.url', 'generator/routes/conditions-of.ts'],
  ['conditions.source.*', 'generator/routes/conditions-of.ts', 'source.'],
  ['parking.occupancy', 'generator/routes/sections/parking.ts'],
  ['parking.occupancy', 'generator/pages/content-security-policy.ts'],
  ['brand.shortName', 'templates/components/SiteHeader.tsx'],
  ['brand.colours.*', 'config/brand/derive-colours.ts', '...given'],
  ['brand.darkColours.*', 'config/brand/derive-colours.ts', '...given'],
  ['brand.mark', 'config/brand/read-brand-files.ts'],
  ['brand.fonts.*.family', 'config/brand/read-brand-files.ts'],
  ['brand.fonts.*.file', 'config/brand/read-brand-files.ts'],
  ['brand.fonts.*.weights[]', 'config/brand/read-brand-files.ts', 'weights'],
  ['brand.fonts.*.fallback', 'config/brand/read-brand-files.ts'],
  ['map.tileUrl', 'generator/routes/sections/map.ts'],
  ['map.whereAmI', 'generator/files/security-headers.ts'],
  ['map.whereAmI', 'generator/routes/sections/map.ts'],
  ['map.tileAttribution.*', 'generator/routes/sections/map.ts', 'tileAttribution'],
  ['popup.*', 'templates/components/Popup.tsx'],
  ['cookieHours', 'generator/routes/layout.ts'],
  ['fonts.*', 'generator/routes/layout.ts'],
  ['media', 'generator/media/fetch-one.ts', 'media.mode'],
  ['mediaHosts[]', 'generator/media/download.ts', 'mediaHosts'],
  ['mediaOrigin', 'generator/media/fetch-one.ts'],
  ['svg', 'generator/media/fetch-media.ts', 'rules.svg'],
  ['precompress', 'generator/steps/build-state.ts'],
  ['checks.*', 'generator/checks/open-checks.ts', 'switches['],
  ['canaries[]', 'generator/checks/private-texts.ts', 'canaries'],
  ['middleware.*', 'generator/routes/route-guard.ts', 'middleware[name]'],
  ['everyPage[]', 'generator/routes/route-guard.ts', 'everyPage'],
  ['organisation.logo', 'generator/routes/structured-data/pier.ts'],
  ['organisation.currency', 'generator/routes/structured-data/event.ts'],
  ['organisation.*', 'generator/routes/organisation.ts'],
  ['organisation.position.*', 'generator/routes/organisation.ts', 'position'],
  ['organisation.hours[].*', 'templates/components/HoursTable.tsx'],
  ['organisation.social[].*', 'generator/routes/organisation.ts'],
];

/** The parts of a JSON schema that tell where a setting may be. */
const schemaPart = z.object({
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  additionalProperties: z.unknown().optional(),
});

/** Lists the settings that have no further ones below them: "sync.target", "mediaHosts[]", "redirects.*". */
function leavesOf(schema: unknown, at: string): readonly string[] {
  const {
    properties,
    items,
    anyOf = [],
    oneOf = [],
    additionalProperties,
  } = schemaPart.parse(schema === false ? {} : schema);
  if (properties !== undefined)
    return Object.entries(properties).flatMap(([name, below]) =>
      leavesOf(below, at === '' ? name : `${at}.${name}`),
    );
  if (items !== undefined) return leavesOf(items, `${at}[]`);
  const ways = [...anyOf, ...oneOf];
  if (ways.length > 0) return ways.flatMap((way) => leavesOf(way, at));
  return typeof additionalProperties === 'object' ? leavesOf(additionalProperties, `${at}.*`) : [at];
}

const leaves = [
  ...new Set(leavesOf(z.toJSONSchema(settingsSchema, { io: 'input', unrepresentable: 'any' }), '')),
];

function isRowOf(row: string, setting: string): boolean {
  const pattern = row.split('*').map((part) => part.replace(/[.[\]]/g, '\\$&'));
  return new RegExp(`^${pattern.join('[^.]+')}$`).test(setting);
}

it.each(leaves)('the setting %s is read where the table says', (setting) => {
  const rows = readers.filter(([row]) => isRowOf(row, setting));
  // The most exact row counts.
  const exact = rows.filter(([row]) => row === setting);
  const [first] = exact.length > 0 ? exact : rows;
  expect(first, `add a row for ${setting}, or remove the setting`).toBeDefined();
  for (const [, file, text] of exact.length > 0 ? exact : rows.slice(0, 1)) {
    const source = readFileSync(path.join(projectRoot, file), 'utf8');
    const name = /(\w+)\W*$/.exec(setting)?.[1] ?? '';
    const isRead = text === undefined ? new RegExp(`\\b${name}\\b`).test(source) : source.includes(text);
    expect(isRead, `${file} does not read ${setting}`).toBe(true);
  }
});

it('no row is about a setting that does not exist, or a file', () => {
  expect(leaves.length).toBeGreaterThan(90);
  expect(readers.filter(([row]) => !leaves.some((setting) => isRowOf(row, setting)))).toEqual([]);
  expect(readers.filter(([, file]) => !existsSync(path.join(projectRoot, file)))).toEqual([]);
});
