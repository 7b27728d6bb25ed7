import { describe, expect, it } from 'vitest';
import type { DemoCmsOptions } from '../../../demo/demo-cms.ts';
import { optionalQueries, tellUnknown } from '../../../generator/crawl/known-kinds.ts';
import { createClient } from '../../../generator/graphql/client.ts';
import type { ClientOptions } from '../../../generator/graphql/client-types.ts';
import { findUnknown } from '../../../generator/graphql/find-unknown.ts';
import { pluginsOf } from '../../../generator/graphql/plugins.ts';
import { unknownIn } from '../../../generator/graphql/unknown-in.ts';
import { startDemo } from '../crawl-demo.ts';
import { startServer } from '../http/loopback.ts';

/** The fields of multilingual plugins. */
const languages = [
  ...['artworks', 'events', 'experiences', 'jobs', 'locations', 'pages', 'posts', 'spaces'],
].flatMap((list) => ['language', 'locale'].map((field) => `RootQuery.${list}.nodes.${field}`));

interface Sent {
  readonly body: string;
  readonly status: number;
}

const asItIs = (sent: Sent): Sent => sent;

const asRefused = ({ body, status }: Sent): Sent => ({
  body,
  status: JSON.parse(body).errors ? 400 : status,
});

function asObject({ body }: Sent): Sent {
  const { errors, ...rest } = JSON.parse(body);
  return { body: JSON.stringify(errors ? { errors: errors[0], data: null } : rest), status: 200 };
}

/** The ways in which a query may be sent, and its errors answered. */
const ways = [
  { way: 'by POST', method: 'POST', answer: asItIs },
  { way: 'by GET', method: 'GET', answer: asItIs },
  { way: 'by GET, with the status 400', method: 'GET', answer: asRefused },
  { way: 'by POST, with the status 400', method: 'POST', answer: asRefused },
  { way: 'by GET, with one error as an object', method: 'GET', answer: asObject },
] as const;

/** Passes requests on to a CMS, with its answers changed. */
async function passOn(url: string, change: (sent: Sent) => Sent): Promise<string> {
  const { endpoint } = await startServer(async ({ method, url: { search }, headers, body }) => {
    const { 'content-type': type = 'application/json' } = headers;
    const init = method === 'GET' ? {} : { method, body, headers: { 'content-type': type } };
    const answer = await fetch(url + search, init);
    return change({ body: await answer.text(), status: answer.status });
  });
  return endpoint;
}

const clientOf = (endpoint: string, options: ClientOptions) => createClient('default', { endpoint, options });

async function findIn(options: DemoCmsOptions) {
  const { url } = await startDemo(options);
  const client = createClient('default', { endpoint: url });
  const unknown = await findUnknown(client, optionalQueries({}));
  return { unknown, ...client.statistics(), told: tellUnknown(unknown) };
}

describe('what a CMS does not know', () => {
  it('is found by one request of a few bytes where it lacks only a multilingual plugin, of which nobody is told', async () => {
    const plugins = { seo: true, boardwalk: true };
    const { unknown, requests, bytes, told } = await findIn({ plugins });
    expect([...unknown].sort()).toEqual(languages);
    expect(told).toEqual([]);
    expect({ requests, isSmall: bytes < 3_000 }).toEqual({ requests: 1, isSmall: true });
  });

  it('is the field of another multilingual plugin, where there is one', async () => {
    const plugins = { seo: true, boardwalk: true, multilingual: 'Polylang' } as const;
    const { unknown, told } = await findIn({ plugins });
    expect([...unknown].sort()).toEqual(languages.filter((field) => field.endsWith('.locale')));
    expect(told).toEqual([]);
  });

  it('is a field of the same name without parts, too', async () => {
    const error = {
      message: 'Field "language" must not have a selection since type "String" has no subfields.',
      locations: [{ line: 1, column: 18 }],
    };
    expect([...unknownIn('{ posts { language { locale } } }', [error]).keys()]).toEqual([]);
    const field = { ...error, locations: [{ line: 1, column: 20 }] };
    expect([...unknownIn('{ posts { language { locale } } }', [field]).keys()]).toEqual([
      'RootQuery.posts.language',
    ]);
  });

  it.each(ways)('is the same $way', async ({ method, answer }) => {
    const plugins = { seo: true, boardwalk: true };
    const { url } = await startDemo({ plugins, lacks: ['Location.hours', 'RootQuery.experiences'] });
    const ask = (asked: 'GET' | 'POST', endpoint: string) =>
      findUnknown(clientOf(endpoint, { method: asked, retries: 0 }), optionalQueries({}));
    const found = await ask(method, await passOn(url, answer)).catch((error: unknown) => error);
    expect(found).toEqual(await ask('POST', url));
  });

  it('is found by one request too where only the plugin Boardwalk is missing', async () => {
    const { unknown, requests, told } = await findIn({ plugins: { seo: true } });
    expect([...unknown].sort()).toEqual(
      [
        'Entry.NodeWithContentEditor.showsOthers',
        'RootQuery.artworks.nodes.locationId',
        'RootQuery.boardwalk',
        ...['access', 'audiences', 'doors', 'eventDates', 'eventState', 'isForFamilies', 'isFree'].map(
          (name) => `RootQuery.events.nodes.${name}`,
        ),
        ...['movedFrom', 'price', 'venueLocationId'].map((name) => `RootQuery.events.nodes.${name}`),
        ...['access', 'hireCapacity', 'hirePrice'].map((name) => `RootQuery.locations.nodes.${name}`),
        ...['applyUrl', 'closingDate', 'employer', 'employment', 'locationId', 'pay', 'starts'].map(
          (name) => `RootQuery.jobs.nodes.${name}`,
        ),
        ...['area', 'availableFrom', 'brochureId', 'floor', 'locationId', 'planId', 'rent', 'use'].map(
          (name) => `RootQuery.spaces.nodes.${name}`,
        ),
        'RootQuery.locations.nodes.openingHours',
        'RootQuery.mediaItems.nodes.focalPoint',
        'RootQuery.posts.nodes.sticky',
        ...languages,
      ].sort(),
    );
    expect({ requests, told }).toEqual({ requests: 1, told: [] });
  });

  it('is only a part of an older plugin Boardwalk, without which the rest is used', async () => {
    const plugins = { seo: true, boardwalk: true };
    const lacks = ['Boardwalk.redirects', 'BoardwalkSettings.notice'] as const;
    const { unknown, told } = await findIn({ plugins, lacks });
    expect(pluginsOf(unknown)).toMatchObject({ index: true, pier: true });
    expect(told).toEqual([]);
  });

  it.each([
    { plugins: { seo: false }, expected: { seo: false, redirects: false }, rounds: 2 },
    // Where only ours is missing, nothing else is looked for.
    { plugins: { seo: true }, expected: { seo: true, redirects: true }, rounds: 1 },
  ])('tells of the plugins that are missing, in silence: $plugins', async ({ plugins, expected, rounds }) => {
    const { unknown, requests, told } = await findIn({ plugins });
    expect(pluginsOf(unknown)).toEqual({ ...expected, index: false, pier: false });
    expect(told).toEqual([]);
    expect(requests).toBe(rounds);
  });

  it('names a kind and the fields of another in one round, and says what to do', async () => {
    const { unknown, requests, told } = await findIn({
      lacks: ['RootQuery.experiences', 'Event.venue', 'Event.startDate', 'Location.hours'],
    });
    expect([...unknown].sort()).toEqual(
      [
        'Entry.NodeWithContentEditor.showsOthers',
        'RootQuery.boardwalk',
        'RootQuery.events.nodes.startDate',
        'RootQuery.events.nodes.venue',
        'RootQuery.experiences',
        'RootQuery.locations.nodes.hours',
        ...languages.filter((field) => !field.includes('experiences')),
      ].sort(),
    );
    expect(requests).toBe(2);
    expect(told).toMatchObject([
      {
        message: expect.stringContaining('does not offer experiences:'),
        hint: expect.stringContaining('experience: false'),
      },
      { message: expect.stringMatching(/: events\.startDate, events\.venue, locations\.hours$/) },
    ]);
  });

  it('is an error that names the field where no site can do without it', async () => {
    await expect(findIn({ lacks: ['Event.hasPassword', 'RootQuery.artworks'] })).rejects.toMatchObject({
      kind: 'source',
      message: expect.stringContaining('events.nodes.hasPassword'),
    });
  });

  it('is no matter of a CMS that fails', async () => {
    const { endpoint } = await startServer(() => ({ body: { errors: [{ message: 'Out of memory' }] } }));
    const found = findUnknown(createClient('default', { endpoint }), optionalQueries({}));
    await expect(found).rejects.toThrow('Out of memory');
  });
});
