import { describe, expect, it } from 'vitest';
import { settingsSchema } from '../../../config/settings.ts';
import { guardRoute } from '../../../generator/routes/route-guard.ts';
import { openClients } from '../../../generator/site/open-clients.ts';
import { makeErrorRoute } from '../../support/routes.ts';

const graphql = openClients(settingsSchema.parse({ siteUrl: 'https://pier.example' }), { endpoint: null });
const none = { middleware: {}, everyPage: [], graphql };

describe('guardRoute', () => {
  it('gives a failed validation 404, a thrown status its own and any other throw 500, always as a number (behaviours 68)', async () => {
    const statusOf = async (validate: () => boolean | Promise<boolean>) =>
      (await guardRoute({ ...makeErrorRoute('/x/'), validate }, none))?.status;
    expect(await statusOf(() => false)).toBe(404);
    expect(await statusOf(async () => false)).toBe(404);
    expect(await statusOf(() => Promise.reject({ statusCode: 403 }))).toBe(403);
    expect(
      await statusOf(() => {
        throw new Error('plain');
      }),
    ).toBe(500);
    expect(await statusOf(() => true)).toBeUndefined();
  });

  it('does not show a page that names an unknown middleware, and runs none of its middleware (behaviours 70)', async () => {
    const seen: string[] = [];
    const middleware = { known: () => void seen.push('known') };
    const failure = await guardRoute(
      { ...makeErrorRoute('/x/'), middleware: ['known', 'nope'] },
      { middleware, everyPage: [], graphql },
    );
    expect(failure).toMatchObject({ status: 500, message: 'Unknown middleware nope' });
    expect(seen).toEqual([]);
  });

  it('runs the middleware of every page, then its own in the order that it names them, then validates', async () => {
    const seen: string[] = [];
    const route = {
      ...makeErrorRoute('/x/'),
      middleware: ['b', 'a'],
      validate: () => seen.push('validate') > 0,
    };
    const middleware = {
      a: async () => void seen.push('a'),
      b: () => void seen.push('b'),
      c: ({ path }: { readonly path: string }) => void seen.push(path),
    };
    const failure = await guardRoute(route, { middleware, everyPage: ['c'], graphql });
    expect(failure).toBeNull();
    expect(seen).toEqual(['/x/', 'b', 'a', 'validate']);
  });
});

describe('a page whose validation throws', () => {
  const refusalOf = async (thrown: unknown) => {
    const validate = () => Promise.reject(thrown);
    const failure = await guardRoute({ ...makeErrorRoute('/x/'), validate }, none);
    return { status: failure?.status, message: failure?.message };
  };

  it('has the first status there is, and a message from anything (behaviours 69)', async () => {
    expect((await refusalOf({ status: 418 })).status).toBe(418);
    expect((await refusalOf({ response: { status: 502 } })).status).toBe(502);
    expect(await refusalOf('txt')).toEqual({ status: 500, message: 'txt' });
    expect(await refusalOf({ a: 1 })).toEqual({ status: 500, message: '{\n  "a": 1\n}' });
    expect((await refusalOf({ statusCode: 0 })).status).toBe(500);
  });

  it('has the name of the class of what has no JSON', async () => {
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    expect(await refusalOf(loop)).toEqual({ status: 500, message: '[Object]' });
  });
});
