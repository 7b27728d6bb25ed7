import * as z from 'zod';

/**
 * Every setting there is, with its default. One schema checks the config file, the environment and the flags alike,
 * so a wrong value is named in the same words wherever it came from.
 */
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address', abort: true });

const namedLink = z.strictObject({ label: z.string().min(1), url: z.string().min(1) });

const organisation = z.strictObject({
  name: z.string().min(1),
  address: z.string().optional(),
  phone: z.string().optional(),
  email: z.email().optional(),
  directionsUrl: httpUrl.optional(),
  hours: z.array(z.strictObject({ days: z.string(), hours: z.string() })).default([]),
  social: z.array(namedLink).default([]),
});

/** Functions, such as headers that are made for each request, pass as they are. */
const callable = z.custom<never>((value) => typeof value === 'function', 'must be a function');

const clientOptions = z.strictObject({
  method: z.enum(['GET', 'POST']).exactOptional(),
  headers: z.union([z.record(z.string(), z.string()), callable]).exactOptional(),
  requestMiddleware: callable.exactOptional(),
  responseMiddleware: callable.exactOptional(),
  credentials: z.enum(['include', 'omit', 'same-origin']).exactOptional(),
  mode: z.enum(['cors', 'no-cors', 'same-origin']).exactOptional(),
  errorPolicy: z.enum(['none', 'all', 'ignore']).exactOptional(),
  timeoutMs: z.number().int().min(1).exactOptional(),
  retries: z.number().int().min(0).max(10).exactOptional(),
});

const client = z.strictObject({ endpoint: httpUrl.exactOptional(), options: clientOptions.exactOptional() });

export const settingsSchema = z.strictObject({
  /** The public address of the site, without a path: canonical links, feeds and the sitemap carry it. */
  siteUrl: httpUrl
    .refine(
      (value) => new URL(value).pathname === '/',
      'must have no path: the site lives at the root of its host',
    )
    .transform((value) => new URL(value).origin),
  /** The GraphQL endpoint of the CMS. None: the embedded demo pier is crawled. */
  endpoint: httpUrl
    .refine((value) => !new URL(value).username, 'must hold no user name or password: send them in a header')
    .optional(),
  /** GraphQL clients by name; `default` reads the content. Its endpoint is overridden by `endpoint`. */
  graphql: z.strictObject({ clients: z.record(z.string(), client).default({}) }).prefault({}),
  /** The folder of the site, relative to the project. */
  out: z.string().min(1).default('dist'),
  /** How many requests may be under way at once. */
  concurrency: z.coerce.number().int().min(1).max(64).default(4),
  /** The moment the site is built for: ISO 8601 with a zone. Default: now, or the demo's own date for the demo. */
  now: z.iso.datetime({ offset: true, error: 'must be a moment as 2026-06-13T14:00:00Z' }).optional(),
  /** Entries that were read from the CMS longer ago are read again: what they embed may change without a date. */
  contentMaxAgeHours: z.coerce.number().min(0).default(168),
  /** `generate --watch`: how often the CMS is asked whether something changed. */
  watch: z.strictObject({ pollMs: z.number().int().min(250).default(5000) }).prefault({}),
  /** Where `/wp-admin/` sends an editor. */
  adminUrl: httpUrl.optional(),
  /** Whether further pages of the CMS (privacy, terms ...) get their page. */
  furtherPages: z.boolean().default(true),
  /** The theme's menu locations, as its GraphQL enum names them. */
  menus: z
    .strictObject({ primary: z.string().default('PRIMARY'), footer: z.string().default('FOOTER') })
    .prefault({}),
  /** Tiles behind the plan of the pier; none by default, so that the map asks nothing of a third party. */
  map: z.strictObject({ tileUrl: httpUrl.optional(), tileAttribution: z.string().optional() }).prefault({}),
  /** Who runs the pier: footer, contact and visit show it. The name is the site's title when it is not given. */
  organisation: organisation.optional(),
});

/** Settings as an owner writes them: everything that has a default may be left out. */
export type Settings = z.input<typeof settingsSchema>;

/** Settings as the generator reads them: complete and checked. */
export type ResolvedSettings = z.output<typeof settingsSchema>;
