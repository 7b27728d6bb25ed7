import * as z from 'zod';
import { writeLanguageTag } from '../words/language-tag.ts';
import { brandSchema } from './brand/brand-settings.ts';
import { checksSchema } from './checks.ts';
import { formsSchema } from './forms.ts';
import { endpointUrl, graphqlClient } from './graphql-client.ts';
import { httpUrl } from './http-url.ts';
import { indexNowSchema } from './index-now.ts';
import { mappingSchema } from './mapping.ts';
import { mediaMode } from './media-mode.ts';
import type { Middleware } from './middleware.ts';
import { organisationSchema } from './organisation.ts';
import { syncSchema } from './sync.ts';
import { synonymsSchema } from './synonyms.ts';

const sitePath = z.string().regex(/^\/(?![/\\])/, 'must be a path of the site, as /visit/, or a web address');

/** The credit of the map tiles, with the address of their terms; a page about tide and weather. */
const namedHttpLink = z.strictObject({ label: z.string().min(1), url: httpUrl });

const mostRequests = 64;
const requestsError = `must be a whole number from 1 to ${mostRequests}`;

/** Flags and the environment give text. */
const parallelRequests = z.coerce
  .number(requestsError)
  .refine((count) => Number.isInteger(count) && count >= 1 && count <= mostRequests, requestsError);

const middleware = z.custom<Middleware>((value) => typeof value === 'function', 'must be a function');

const hostName = z
  .string()
  .refine(
    (value) =>
      /^[a-z0-9.:[\]-]+$/.test(value) &&
      URL.canParse(`https://${value}/`) &&
      new URL(`https://${value}/`).host === value,
    'must be a host, as media.example.org or media.example.org:8443',
  );

const languageTag = z
  .string()
  .transform(writeLanguageTag)
  .pipe(z.string('must be a language as BCP 47 writes it: de, or de-AT for that of Austria'));

/** For the popup only, where it differs. */
const cookieHours = z.number().exactOptional();

/** Reaches every browser: it hides the record from a glance, but is not a secret. */
const popupKey = z.string().min(1);

const popup = z.discriminatedUnion('storage', [
  z.strictObject({ storage: z.literal('debug'), cookieHours }),
  z.strictObject({ storage: z.literal('manual'), key: popupKey, cookieHours }),
  z.strictObject({ storage: z.literal('api'), key: popupKey, ipLookup: httpUrl, cookieHours }),
]);

/**
 * Defines every setting with its default. One schema checks the config file, the environment and
 * the flags, so that a wrong value gives the same message in all.
 */
export const settingsSchema = z.strictObject({
  /**
   * The public address of the site, without a path: used in canonical links, feeds and the sitemap.
   */
  siteUrl: httpUrl
    .refine(
      (value) => new URL(value).pathname === '/',
      'must not have a path: the site is at the root of its host',
    )
    .transform((value) => new URL(value).origin),
  /**
   * The language of the site: of its words, dates, numbers and search. Boardwalk has words for `en-US`, `en-GB`,
   * `de`, `fr`, `es`, `nl` and `it`. Default: that of the CMS.
   */
  language: languageTag.optional(),
  /** The GraphQL endpoint of the CMS. Default: that of the client `default`; for the demo's `siteUrl` the embedded demo. */
  endpoint: endpointUrl.optional(),
  /** GraphQL clients by name; `default` reads the content. Its endpoint is overridden by `endpoint`. */
  graphql: z.strictObject({ clients: z.record(z.string(), graphqlClient).default({}) }).prefault({}),
  /** The folder of the pages, relative to that of the config file. */
  out: z.string().min(1).default('dist'),
  /**
   * Writes a .br and a .gz beside each script, stylesheet and other text in `_assets/`, for web
   * servers that send them: nginx and Caddy with the rules of `boardwalk host`.
   */
  precompress: z.boolean().default(false),
  /** Requests at the same time. */
  concurrency: parallelRequests.default(4),
  /**
   * `deadlineMinutes`: a longer crawl ends with an error; the next one continues with answers of
   * the last hours.
   */
  crawl: z
    .strictObject({
      deadlineMinutes: z
        .number()
        .positive()
        .max(24 * 60)
        .default(60),
      resumeHours: z.number().min(0).default(24),
    })
    .prefault({}),
  /** The moment the site is built for: ISO 8601 with a zone. Default: now, or the demo's own date for the demo. */
  now: z.iso.datetime({ offset: true, error: 'must be a moment as 2026-06-13T14:00:00Z' }).optional(),
  /** Entries read longer ago are read again: embedded content may change without a new date. */
  contentMaxAgeHours: z.coerce.number().min(0).default(168),
  /** `generate --watch`: how often the CMS is asked for changes. */
  watch: z.strictObject({ pollMs: z.number().int().min(250).default(5000) }).prefault({}),
  /**
   * `serve`, `preview` and `generate --watch`: host names, besides localhost and IP addresses, under which
   * browsers may ask for the site, such as that of a proxy or tunnel. All others are refused.
   */
  serve: z.strictObject({ hosts: z.array(hostName).default([]) }).prefault({}),
  /**
   * Where `generate` and `sync` report what was built and what is live: the address of the plugin
   * Boardwalk, as https://cms.example.org/wp-json/boardwalk/v1/status. Default: nowhere.
   */
  reportTo: httpUrl
    .refine(
      (value) => !new URL(value).username && !new URL(value).password,
      'must not contain a user name or password: set BOARDWALK_REPORT_AUTHORIZATION',
    )
    .optional(),
  indexNow: indexNowSchema,
  /** How `boardwalk sync` publishes the site: docs/sync.md. */
  sync: syncSchema,
  /** Names the author of each post, and publishes a page of each author with posts. */
  authors: z.boolean().default(false),
  /**
   * Publishes the text of each entry as Markdown beside its page, `index.md`, and a list of them, `llms.txt`: for
   * assistants and programs that read no html.
   */
  markdown: z.boolean().default(false),
  /**
   * The origin in the ids of feeds: a site that has moved to another domain names its former one, so that feed readers
   * know its posts again. Default: that of `siteUrl`.
   */
  feedIds: httpUrl.transform((value) => new URL(value).origin).exactOptional(),
  /** Where `/wp-admin/` sends an editor. */
  adminUrl: httpUrl.optional(),
  /** Publishes other pages of the CMS (privacy, terms ...) too. */
  furtherPages: z.boolean().default(true),
  /**
   * Moved addresses with their new ones: `'/news/p/old-title/': '/news/p/new-title/'`. Added to the
   * redirects of the CMS.
   */
  redirects: z.record(sitePath, z.union([sitePath, httpUrl])).default({}),
  /** A search over the whole site: its page `/search/`, its field in the header, and its index. */
  search: z.boolean().default(true),
  /**
   * Words by which visitors search, besides Boardwalk's own, each as "taproom > beer, pub": a taproom is found by "beer".
   * "pram, stroller" find each other.
   */
  synonyms: synonymsSchema,
  /**
   * Forms: `contact`, `newsletter`, `leasing` and `hall`, each with the https address that it is sent
   * to. One without an address is an e-mail.
   */
  forms: formsSchema,
  /** The theme's menu locations, as its GraphQL enum names them. */
  menus: z
    .strictObject({ primary: z.string().default('PRIMARY'), footer: z.string().default('FOOTER') })
    .prefault({}),
  /**
   * Kinds of content of the site. A kind that is switched off is not requested and has no pages; a
   * kind that the CMS does not offer is skipped anyway.
   */
  kinds: z
    .strictObject({
      post: z.boolean().default(true),
      event: z.boolean().default(true),
      location: z.boolean().default(true),
      artwork: z.boolean().default(true),
      experience: z.boolean().default(true),
      space: z.boolean().default(true),
      job: z.boolean().default(true),
    })
    .prefault({}),
  /**
   * Where a CMS has kinds in lists of other plugins, and their fields under other names, by path in GraphQL:
   * `event: { list: 'tribeEvents', fields: { startDate: 'eventDetails.start' } }`. docs/mapping.md.
   */
  mapping: mappingSchema.optional(),
  /**
   * The map applications of directions. Each way opens in the first that knows it, by a link that
   * works without script; the others are offered beside it. Empty: no directions.
   */
  mapApps: z
    .array(z.enum(['google', 'apple', 'openstreetmap']))
    .default(['google', 'apple', 'openstreetmap']),
  /**
   * Tide and weather on `/visit/` and `/today/`, asked for when a visitor presses a button: the address of the
   * readings (docs/tide-and-weather.md), and a page with the same for visitors without script.
   */
  conditions: z
    .strictObject({ url: z.union([sitePath, httpUrl]), source: namedHttpLink.optional() })
    .optional(),
  /** The address that knows how many spaces of the car parks are free, asked by the browser: docs/parking.md. */
  parking: z.strictObject({ occupancy: z.union([sitePath, httpUrl]) }).optional(),
  /**
   * Tiles behind the plan of the pier; none by default, so that the map needs no third party. `whereAmI`: visitors
   * may ask the map where on it they are, which the browser tells the page alone.
   */
  map: z
    .strictObject({
      tileUrl: httpUrl.optional(),
      tileAttribution: namedHttpLink.optional(),
      whereAmI: z.boolean().default(true),
    })
    .prefault({}),
  /**
   * How the browser stores that a visitor has dismissed the popup: plain (`debug`), encrypted with
   * `key` (`manual`), or encrypted with `key` salted by the `ip` in the JSON of `ipLookup` (`api`).
   */
  popup: popup.prefault({ storage: 'debug' }),
  /** Life in hours of the cookies that replace web storage where a browser blocks it; 24 where it is not a positive number. */
  cookieHours: z.number().default(24),
  /** Colours, mark and fonts: docs/brand.md. */
  brand: brandSchema.prefault({}),
  /**
   * `script`: the address of a script that loads further fonts, module or classic. Default: only the
   * built-in fonts. `timeoutMs`: after this time a font counts as inactive.
   */
  fonts: z
    .strictObject({ script: httpUrl.optional(), timeoutMs: z.int().positive().max(60_000).default(3000) })
    .prefault({}),
  /**
   * How pictures and files of the CMS are published: `copy` fetches all, and makes pictures in the
   * sizes and formats that pages need; `link` links to the CMS; `copy-under 20 MB` links only to
   * larger files.
   */
  media: mediaMode.prefault('copy'),
  /**
   * Hosts besides the endpoint's that media may be fetched from, such as a CDN that the CMS
   * redirects to.
   */
  mediaHosts: z.array(hostName).default([]),
  /** The public address that linked media has. Default: the endpoint's. */
  mediaOrigin: httpUrl.transform((value) => new URL(value).origin).exactOptional(),
  /** How SVG drawings are published: as pictures, as sanitised SVG, or not at all. */
  svg: z.enum(['rasterise', 'sanitise', 'refuse']).default('rasterise'),
  /** The effect of each check before publishing: `fail`, `warn` or `off`. */
  checks: checksSchema,
  /** Texts that must never be published: words of a draft, the name of a secret plan. */
  canaries: z.array(z.string().min(4)).default([]),
  /**
   * Functions by name that run before a page is rendered; a page type names those of its pages. One
   * that throws stops the build.
   */
  middleware: z.record(z.string(), middleware).default({}),
  /**
   * Names of the middleware that runs before every page, in this order, and before that of its page
   * type.
   */
  everyPage: z.array(z.string()).default([]),
  /**
   * The organisation that runs the pier, for footer, contact and visit. Its default name is the
   * site's title. Where editors fill in the page Pier of the CMS, that is used instead, except
   * `logo`.
   */
  organisation: organisationSchema.optional(),
});

/** Settings as an owner writes them: everything with a default is optional. */
export type Settings = z.input<typeof settingsSchema>;

/** Settings as the generator reads them: complete and checked. */
export type ResolvedSettings = z.output<typeof settingsSchema>;
