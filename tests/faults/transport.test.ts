import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { serve } from '../support/serve.ts';
import type { Fault } from './support/fault-proxy.ts';
import { openFaultSite } from './support/fault-site.ts';
import {
  answerHtml,
  answerWith,
  cutBody,
  drip,
  first,
  gzipBomb,
  neverAnswer,
  on,
  onQueries,
  reset,
  rewrite,
  shortBody,
  stallInBody,
  truncate,
  when,
} from './support/faults.ts';

const site = openFaultSite();

/** The first attempt of every query fails, and the site is as it should be. */
async function expectSurvived(fault: Fault, client?: object): Promise<void> {
  const { report } = await site.expectBuild(
    onQueries(first(1, fault)),
    { exitCode: 0 },
    client ? { client } : {},
  );
  expect(report?.requests.retries).toBeGreaterThan(5);
}

describe('the way to the CMS', () => {
  it('names the host and the attempts when nothing listens (faults 1)', async () => {
    const closed = await closedPort();
    const says = [
      `${closed} cannot be reached (ECONNREFUSED, `,
      '3 attempts',
      'Check that the endpoint is right',
    ];
    await site.expectBuild(neverAnswer, { exitCode: 3, says }, { endpoint: `http://${closed}/graphql` });
  });

  it('names a host that does not exist (faults 2)', async () => {
    const says = [
      /cms\.invalid cannot be reached \((ENOTFOUND|EAI_AGAIN), /,
      'Check the spelling of the host',
    ];
    await site.expectBuild(neverAnswer, { exitCode: 3, says }, { endpoint: 'http://cms.invalid/graphql' });
  });

  it('ends when the CMS dies during the crawl, and is complete the next time (faults 3)', async () => {
    let requests = 0;
    const dying: Fault = ({ forward }) => (++requests < 12 ? forward() : void site.proxy.stop());
    await site.expectBuild(dying, { exitCode: 3, says: [site.proxy.host, 'ECONNREFUSED'] });
    expect(site.proxy.seen.length).toBeLessThan(20);
    await site.proxy.start();
    await site.expectBuild(({ forward }) => forward(), { exitCode: 0 });
  });

  it('waits as long as Retry-After says, and then goes on (faults 4)', async () => {
    await expectSurvived(answerWith(429, '{}', { 'retry-after': '0' }));
    const once = when(
      ({ operation, earlier }) => operation === 'PostIndex' && earlier === 0,
      answerWith(429, '{}', { 'retry-after': '1' }),
    );
    await site.expectBuild(once, { exitCode: 0 });
  });

  it('waits until a date, ignores what is over or garbage, and not a day (faults 5)', async () => {
    const inASecond = new Date(Date.now() + 1000).toUTCString();
    const values = [inASecond, 'Sun, 06 Nov 1994 08:49:37 GMT', 'garbage'];
    const asked: Fault = ({ response, operation, earlier, forward }) => {
      const value = operation === 'EventIndex' ? values[earlier] : undefined;
      if (value === undefined) return forward();
      return response.writeHead(429, { 'retry-after': value }).end();
    };
    await site.expectBuild(asked, { exitCode: 0 }, { client: { retries: 3 } });
    const day = on('EventIndex', answerWith(503, '{}', { 'retry-after': '86400' }));
    await site.expectBuild(day, { exitCode: 3, says: ['EventIndex', 'asks to wait 86400 s'] });
  });

  it('gives up a CMS that refuses all, after few requests (faults 6)', async () => {
    await site.expectBuild(answerWith(429), {
      exitCode: 3,
      says: ['Code: 429', '3 attempts', 'lower --concurrency'],
    });
    expect(site.proxy.seen.length).toBeLessThanOrEqual(5);
  });

  it('gives up a CMS that begins to refuse all, after few requests more (faults 6)', async () => {
    const refusing = on(/Details$/, answerWith(429));
    await site.expectBuild(
      when(() => site.proxy.seen.length > 12, answerWith(429)),
      { exitCode: 3, says: ['429'] },
    );
    expect(site.proxy.seen.length).toBeLessThan(30);
    await site.expectBuild(refusing, { exitCode: 3, says: ['429', 'Details'] });
    expect(site.proxy.seen.length).toBeLessThan(80);
  });

  it('survives a burst of 500, 502, 503 and 504, and one of them now and then (faults 7)', async () => {
    const statuses = [500, 502, 503, 504];
    const busy: Fault = (exchange) => {
      const status = statuses[site.proxy.seen.length % statuses.length] ?? 500;
      return answerHtml(status, '<h1>The server is busy</h1>')(exchange);
    };
    await expectSurvived(busy);
    const burst = await site.expectBuild(
      when(() => site.proxy.seen.length <= 2, busy),
      { exitCode: 0 },
    );
    expect(burst.report?.requests.retries).toBe(2);
    // Not each fifth request: of several at once that may be the same query again, until its attempts are used up.
    const asked = new Set<string>();
    const isFifthQuery: Parameters<typeof when>[0] = ({ operation, variables }) => {
      const before = asked.size;
      asked.add(JSON.stringify([operation, variables]));
      return asked.size > before && asked.size % 5 === 0;
    };
    const nowAndThen = await site.expectBuild(onQueries(when(isFifthQuery, busy)), { exitCode: 0 });
    expect(nowAndThen.report?.requests.retries).toBeGreaterThan(2);
  });

  it('does all other work when some queries fail, and lists them together (faults 8)', async () => {
    const failing = on(
      /^(EventIndex|Categories|MenuItems)$/,
      answerWith(500, '{"errors":[{"message":"plugin died"}]}'),
    );
    const { report } = await site.expectBuild(failing, {
      exitCode: 3,
      says: ['EventIndex', 'MenuItems', 'plugin died', '3 attempts'],
    });
    expect(report).not.toBeNull();
    const seen = new Set(site.proxy.seen.map(({ operation }) => operation));
    expect([...seen]).toEqual(expect.arrayContaining(['PostDetails', 'PageDetails', 'LocationDetails']));
  });

  it('names the one entry that the CMS cannot answer, and reads all others (faults 8)', async () => {
    const event = site.cms.store.entries.find(({ kind }) => kind === 'event');
    const failing = on(
      'EventDetails',
      when(
        ({ variables }) => Array.isArray(variables.ids) && variables.ids.includes(event?.id),
        answerWith(500),
      ),
    );
    await site.expectBuild(failing, {
      exitCode: 3,
      says: [`Entry ${event?.id} of "events" cannot be read`, '3 attempts'],
    });
  });

  it.each([401, 403])('does not ask again after %i, and speaks of credentials (faults 9)', async (status) => {
    const says = [`Code: ${status}`, '1 attempt)', 'Check the credentials'];
    await site.expectBuild(answerWith(status), { exitCode: 3, says });
    expect(site.proxy.seen).toHaveLength(1);
  });

  it('does not ask again after 404, and speaks of the path (faults 9)', async () => {
    await site.expectBuild(answerHtml(404, 'Page not found'), {
      exitCode: 3,
      says: ['Code: 404', 'Page not found', 'path of the endpoint'],
    });
    expect(site.proxy.seen).toHaveLength(1);
  });

  it.each([
    { name: 'does not answer', fault: neverAnswer },
    { name: 'answers the start only', fault: stallInBody },
    { name: 'drips', fault: drip },
  ])(
    'ends an attempt that $name, tries again, and gives up in the end (faults 10, 11)',
    async ({ fault }) => {
      const client = { timeoutMs: 1500, retries: 1 };
      const once = when(({ operation, earlier }) => operation === 'PostIndex' && earlier === 0, fault);
      await site.expectBuild(once, { exitCode: 0 }, { client });
      const always = on('Settings', fault);
      const says = [`${site.proxy.host} did not answer within 300 ms`, '2 attempts', 'timeoutMs'];
      await site.expectBuild(always, { exitCode: 3, says }, { client: { timeoutMs: 300, retries: 1 } });
    },
  );

  it('ends the process although somebody holds the connection open (faults 10, 11)', async () => {
    const says = [`${site.proxy.host} did not answer within 300 ms`];
    await site.expectRun(
      on('Settings', stallInBody),
      { exitCode: 3, says },
      { client: { timeoutMs: 300, retries: 0 } },
    );
  });

  it('ends a query in time, however many attempts it has left (faults 10)', async () => {
    const client = { timeoutMs: 200, queryTimeoutMs: 500, retries: 10 };
    const says = [`${site.proxy.host} did not answer within 500 ms, including all attempts and pauses`];
    await site.expectBuild(on('Settings', neverAnswer), { exitCode: 3, says }, { client });
  });

  it('tries again when a connection is reset before or during the answer, ends before the length that was told, or gives half of the JSON (faults 12 to 14)', async () => {
    const faults = [reset, cutBody, shortBody, truncate];
    const met = faults.map(() => 0);
    let requests = 0;
    await expectSurvived((exchange) => {
      const turn = requests % faults.length;
      requests += 1;
      met[turn] = (met[turn] ?? 0) + 1;
      return faults[turn]?.(exchange);
    });
    expect(Math.min(...met)).toBeGreaterThan(1);
  });

  it('gives up connections that are always reset, and names the fault (faults 12)', async () => {
    await site.expectBuild(reset, {
      exitCode: 3,
      says: [/cannot be reached \(ECONNRESET, /, '3 attempts'],
    });
    await site.expectBuild(on('Settings', shortBody), {
      exitCode: 3,
      says: ['cannot be reached', '3 attempts'],
    });
  });

  it('names the byte where JSON that is always cut ends (faults 14)', async () => {
    const says = [/invalid JSON from byte \d+ of \d+/, '3 attempts'];
    await site.expectBuild(on('PostIndex', truncate), { exitCode: 3, says });
    await site.expectBuild(({ forward }) => forward(), { exitCode: 0 });
  });

  it('quotes a login page and does not ask again; an outage passes (faults 15)', async () => {
    const login = answerHtml(200, `<script>evil()</script><h1>Log\u0007 In</h1><p>${'x'.repeat(500)}</p>`);
    const { stderr } = await site.expectBuild(login, {
      exitCode: 3,
      says: ['it starts with "Log', 'look for a login page'],
    });
    expect(stderr).not.toMatch(/evil|\p{Cc}(?<!\n)|x{200}/u);
    expect(site.proxy.seen).toHaveLength(1);
    await expectSurvived(answerHtml(200, '<h1>Error establishing a database connection</h1>'));
  });

  it('says what stands before the JSON, and drops a byte order mark (faults 16)', async () => {
    const notice = rewrite(
      (text) => `<br />\n<b>Notice</b>: Undefined index: x in <b>/srv/plugin.php</b>\n${text}`,
    );
    await site.expectBuild(on('PostIndex', notice), {
      exitCode: 3,
      says: ['PostIndex', 'it starts with "Notice: Undefined index', '1 attempt)'],
    });
    await site.expectBuild(onQueries(rewrite((text) => `\ufeff${text}`)), { exitCode: 0 });
  });

  it('names the entry with bytes that are not UTF-8 (faults 17)', async () => {
    const event = site.cms.store.entries.findLast(({ kind }) => kind === 'event');
    const title = event?.title ?? '';
    const damage = rewrite((text) => {
      const bytes = Buffer.from(text);
      const place = bytes.indexOf(title);
      if (place !== -1) bytes[place] = 0xff;
      return bytes;
    });
    const says = [`Entry ${event?.id} of "events" cannot be read`, 'not UTF-8', 'Save the entry again'];
    await site.expectBuild(on('EventDetails', damage), { exitCode: 4, says });
  });

  it('stops unpacking at the limit (faults 18)', async () => {
    const env = { NODE_OPTIONS: '--max-old-space-size=512' };
    const says = ['longer than 33554432 bytes', '1 attempt)', 'maxAnswerBytes'];
    await site.expectRun(on('PostIndex', gzipBomb(100_000_000)), { exitCode: 3, says }, { env });
  });

  it('asks for less when an answer is too long (faults 18)', async () => {
    const { report } = await site.expectBuild(
      ({ forward }) => forward(),
      { exitCode: 0 },
      { client: { maxAnswerBytes: 60_000 } },
    );
    expect(report?.requests.count).toBeGreaterThan(20);
  });

  it('does not follow a redirect, names both hosts and contacts only one (faults 19)', async () => {
    let contacts = 0;
    const elsewhere = await serve((_, response) => {
      contacts++;
      response.end();
    });
    for (const location of [`${elsewhere}/graphql`, site.proxy.endpoint]) {
      const says = [
        `${site.proxy.host} redirects to ${new URL(location).origin}`,
        'Redirects are not followed',
      ];
      await site.expectBuild(answerWith(301, '', { location }), { exitCode: 3, says });
      expect(site.proxy.seen).toHaveLength(1);
    }
    expect(contacts).toBe(0);
  });

  it.each([
    '{"errors":[{"message":"Internal server error"}]}',
    '{"data":{"generalSettings":{"title":"x"}},"errors":[{"message":"Internal server error","path":["a"]}]}',
    '{"data":null}',
    '{}',
    '[]',
    'null',
    '7',
  ])('takes an answer of %s for a failure (faults 21)', async (body) => {
    await site.expectBuild(on('Settings', answerWith(200, body)), {
      exitCode: 3,
      says: ['Settings', site.proxy.host],
    });
    expect(site.proxy.seen.filter(({ operation }) => operation === 'Settings')).toHaveLength(1);
  });
});

/** The host and port of a server that has ended. */
async function closedPort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}
