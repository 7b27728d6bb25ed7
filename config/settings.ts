import * as z from 'zod';
import { gatesSchema } from './gates.ts';
import type { Middleware } from './middleware.ts';

/**
 * Every setting there is, with its default. One schema checks the config file, the environment and the flags alike,
 * so a wrong value is named in the same words wherever it came from.
 */
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address', abort: true });

const sitePath = z.string().regex(/^\/(?![/\\])/, 'must be a path of the site, as /visit/, or a web address');

const namedLink = z.strictObject({ label: z.string().min(1), url: z.string().min(1) });

/** Whose map it is, with the address of its terms. */
const tileAttribution = z.strictObject({ label: z.string().min(1), url: httpUrl });

const organisation = z.strictObject({
  name: z.string().min(1),
  address: z.string().optional(),
  phone: z.string().optional(),
  email: z.email().optional(),
  directionsUrl: httpUrl.optional(),
  /** Where the pier is on the map, in degrees: search engines are told. */
  position: z
    .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .optional(),
  /** The address of a logo for search engines, at least 112 pixels high and wide. Default: the site's icon. */
  logo: httpUrl.optional(),
  hours: z.array(z.strictObject({ days: z.string(), hours: z.string() })).default([]),
  social: z.array(namedLink).default([]),
});

/** Functions, such as headers that are made for each request, pass as they are. */
const callable = z.custom<never>((value) => typeof value === 'function', 'must be a function');

const mostRequests = 64;
const requestsError = `must be a whole number from 1 to ${mostRequests}`;

/** Flags and the environment give text. */
const parallelRequests = z.coerce
  .number(requestsError)
  .refine((count) => Number.isInteger(count) && count >= 1 && count <= mostRequests, requestsError);

const middleware = z.custom<Middleware>((value) => typeof value === 'function', 'must be a function');

/** As long as a timer can run: 24 days. */
const milliseconds = z.number().int().min(1).max(2_147_483_647);

const unitBytes = { kB: 1000, MB: 1_000_000, GB: 1_000_000_000 } as const;

/** `copy-under 20 MB` becomes a mode with its bytes. */
const mediaMode = z
  .union(
    [
      z.literal(['copy', 'link']),
      z.templateLiteral(['copy-under ', z.string().regex(/^\d+(\.\d+)? ?(kB|MB|GB)$/)]),
    ],
    'must be copy, link, or copy-under with a size: "copy-under 20 MB"',
  )
  .transform((value) => {
    if (value === 'copy' || value === 'link') return { mode: value };
    const [, amount = '', unit] = /([\d.]+) ?(kB|MB|GB)$/.exec(value) ?? [];
    const bytes = unit === 'kB' || unit === 'MB' || unit === 'GB' ? unitBytes[unit] : 0;
    return { mode: 'copy-under' as const, maxBytes: Math.round(Number(amount) * bytes) };
  });

const hostName = z
  .string()
  .refine(
    (value) =>
      /^[a-z0-9.:[\]-]+$/.test(value) &&
      URL.canParse(`https://${value}/`) &&
      new URL(`https://${value}/`).host === value,
    'must be a host, as media.example.org or media.example.org:8443',
  );

const clientOptions = z.strictObject({
  method: z.enum(['GET', 'POST']).exactOptional(),
  headers: z.union([z.record(z.string(), z.string()), callable]).exactOptional(),
  requestMiddleware: callable.exactOptional(),
  responseMiddleware: callable.exactOptional(),
  credentials: z.enum(['include', 'omit', 'same-origin']).exactOptional(),
  mode: z.enum(['cors', 'no-cors', 'same-origin']).exactOptional(),
  errorPolicy: z.enum(['none', 'all', 'ignore']).exactOptional(),
  timeoutMs: milliseconds.exactOptional(),
  queryTimeoutMs: milliseconds.exactOptional(),
  retries: z.number().int().min(0).max(10).exactOptional(),
  maxDelayMs: milliseconds.exactOptional(),
  maxAnswerBytes: z
    .number()
    .int()
    .min(1)
    .max(512 * 1024 * 1024)
    .exactOptional(),
});

const client = z.strictObject({ endpoint: httpUrl.exactOptional(), options: clientOptions.exactOptional() });

/** Of the popup alone, where it differs. */
const cookieHours = z.number().exactOptional();

/** Reaches every browser: it hides the record from a glance, and is no secret. */
const popupKey = z.string().min(1);

const popup = z.discriminatedUnion('storage', [
  z.strictObject({ storage: z.literal('debug'), cookieHours }),
  z.strictObject({ storage: z.literal('manual'), key: popupKey, cookieHours }),
  z.strictObject({ storage: z.literal('api'), key: popupKey, ipLookup: httpUrl, cookieHours }),
]);

export const settingsSchema = z.strictObject({
  /** The public address of the site, without a path: canonical links, feeds and the sitemap carry it. */
  siteUrl: httpUrl
    .refine(
      (value) => new URL(value).pathname === '/',
      'must not have a path: the site is at the root of its host',
    )
    .transform((value) => new URL(value).origin),
  /** The GraphQL endpoint of the CMS. None: the embedded demo pier is crawled. */
  endpoint: httpUrl
    .refine(
      (value) => !new URL(value).username,
      'must not contain a user name or password: send them in a header',
    )
    .optional(),
  /** GraphQL clients by name; `default` reads the content. Its endpoint is overridden by `endpoint`. */
  graphql: z.strictObject({ clients: z.record(z.string(), client).default({}) }).prefault({}),
  /** The folder of the site, relative to the project. */
  out: z.string().min(1).default('dist'),
  /** How many requests may be under way at once. */
  concurrency: parallelRequests.default(4),
  /** A crawl ends with an error after so long, and the next goes on from what arrived within so many hours before it. */
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
  /** Entries that were read from the CMS longer ago are read again: what they embed may change without a date. */
  contentMaxAgeHours: z.coerce.number().min(0).default(168),
  /** `generate --watch`: how often the CMS is asked whether something changed. */
  watch: z.strictObject({ pollMs: z.number().int().min(250).default(5000) }).prefault({}),
  /**
   * `preview` and `generate --watch`: names of hosts, besides localhost and IP addresses, under which browsers ask for the site,
   * such as that of a proxy or tunnel before it. All others are refused.
   */
  serve: z.strictObject({ hosts: z.array(hostName).default([]) }).prefault({}),
  /** Where `/wp-admin/` sends an editor. */
  adminUrl: httpUrl.optional(),
  /** Whether further pages of the CMS (privacy, terms ...) get their page. */
  furtherPages: z.boolean().default(true),
  /**
   * Addresses that moved, each with where it leads now: `'/news/p/old-title/': '/news/p/new-title/'`. They are added to the
   * redirects that the CMS has.
   */
  redirects: z.record(sitePath, z.union([sitePath, httpUrl])).default({}),
  /** The theme's menu locations, as its GraphQL enum names them. */
  menus: z
    .strictObject({ primary: z.string().default('PRIMARY'), footer: z.string().default('FOOTER') })
    .prefault({}),
  /**
   * Kinds of content that the site is to have. One that is switched off is not asked for, and has no pages; one that the CMS
   * does not know is left out anyway.
   */
  kinds: z
    .strictObject({
      post: z.boolean().default(true),
      event: z.boolean().default(true),
      location: z.boolean().default(true),
      artwork: z.boolean().default(true),
      experience: z.boolean().default(true),
    })
    .prefault({}),
  /** Tiles behind the plan of the pier; none by default, so that the map asks nothing of a third party. */
  map: z
    .strictObject({ tileUrl: httpUrl.optional(), tileAttribution: tileAttribution.optional() })
    .prefault({}),
  /**
   * How the browser keeps that a visitor has dismissed the popup: plain (`debug`), encrypted with `key` (`manual`), or
   * encrypted with `key` salted by the `ip` in the JSON that `ipLookup` answers (`api`).
   */
  popup: popup.prefault({ storage: 'debug' }),
  /** Life in hours of the cookies that replace web storage where a browser blocks it; 24 where it is not a positive number. */
  cookieHours: z.number().default(24),
  /** The address of a script that brings further fonts: a module, or one that runs as such. None by default: fonts are ours. */
  fonts: z.strictObject({ script: httpUrl.optional() }).prefault({}),
  /**
   * What becomes of the CMS's pictures and files: `copy` fetches all, and makes pictures in the sizes and formats that pages
   * need; `link` leaves them where they are; `copy-under 20 MB` links to those that are larger.
   */
  media: mediaMode.prefault('copy'),
  /** Hosts besides the endpoint's that media may be fetched from, such as a CDN that the CMS sends on to. */
  mediaHosts: z.array(hostName).default([]),
  /** The public address that linked media has. Default: the endpoint's. */
  mediaOrigin: httpUrl.transform((value) => new URL(value).origin).exactOptional(),
  /** Drawings: made into pictures, kept as drawings without what could act or load, or refused. */
  svg: z.enum(['rasterise', 'sanitise', 'refuse']).default('rasterise'),
  /** What becomes of what the gates before publishing find: `fail`, `warn` or `off` for each. */
  gates: gatesSchema,
  /** Texts that must never be published: words of a draft, the name of a secret plan. */
  canaries: z.array(z.string().min(4)).default([]),
  /** Functions by name that run before a page is made; a page type names those of its pages. One that throws stops the build. */
  middleware: z.record(z.string(), middleware).default({}),
  /** Names of middleware that runs before every page, in this order, and before that of its page type. */
  everyPage: z.array(z.string()).default([]),
  /** Who runs the pier: footer, contact and visit show it. The name is the site's title when it is not given. */
  organisation: organisation.optional(),
});

/** Settings as an owner writes them: everything that has a default may be left out. */
export type Settings = z.input<typeof settingsSchema>;

/** Settings as the generator reads them: complete and checked. */
export type ResolvedSettings = z.output<typeof settingsSchema>;
