import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { deliveryLimits, mostReportBytes, openDelivery } from '../../../bin/delivery/open-delivery.ts';
import { buildingEvent, liveEvent, stoppedEvent } from '../../../bin/delivery/report-event.ts';
import { projectRoot } from '../../support/project-root.ts';
import {
  type AnswerReport,
  answerWith,
  openReportReceiver,
  type ReportReceiver,
  take,
} from '../../support/report-receiver.ts';
import { until } from '../../support/until.ts';

const secret = 'Q7xw Lk29 vbN3 pp0Z';
const authorization = `Basic ${Buffer.from(`reporter:${secret}`).toString('base64')}`;
const site = 'https://www.pier.example';
const live = liveEvent(site, 'a'.repeat(64));
/** No test lasts an hour: what ends within these has not waited for its end. */
const limits = { ...deliveryLimits, totalMs: 3_600_000, attemptMs: 3_600_000, pausesMs: [20, 40] };
const short = { ...limits, totalMs: 1_500, attemptMs: 400 };

/** Sends one report, and returns what became of it. */
async function send(
  { url }: Pick<ReportReceiver, 'url'>,
  own: { signal?: AbortSignal; limits?: typeof deliveryLimits } = {},
) {
  const began = performance.now();
  const problem = await openDelivery({ url: new URL(url), authorization }, { limits, ...own }).report(live);
  return { problem, text: `${problem?.message} → ${problem?.hint}`, ms: performance.now() - began };
}

describe('the delivery of a report', () => {
  it('sends the event with its moment and the password, once, when it is taken', async () => {
    const receiver = await openReportReceiver();
    const before = Date.now();
    expect((await send(receiver)).problem).toBeNull();
    expect(receiver.received).toHaveLength(1);
    const [{ body, headers } = { body: null, headers: {} }] = receiver.received;
    expect(headers).toMatchObject({ authorization, 'content-type': 'application/json' });
    expect(body).toEqual({ version: 1, event: 'live', site, build: 'a'.repeat(64), at: expect.any(String) });
    expect(Date.parse(body?.at ?? '')).toBeGreaterThanOrEqual(before);
    expect(Date.parse(body?.at ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it.each<readonly [number, number, string]>([
    [400, 1, 'Update Boardwalk and its plugin'],
    [401, 1, 'Check the application password'],
    [403, 1, 'role "Boardwalk report"'],
    [404, 1, 'that the plugin Boardwalk is active'],
    [409, 1, 'another site, older than the last one'],
    [413, 1, 'client_max_body_size'],
    [429, 3, 'what builds so often'],
    [500, 3, 'error log of WordPress'],
    [503, 3, 'error log of WordPress'],
  ])('says after %i, sent %i times, what to do: %s', async (status, attempts, words) => {
    const receiver = await openReportReceiver(answerWith(status));
    const { text } = await send(receiver);
    expect(receiver.received).toHaveLength(attempts);
    expect(text).toContain(`answered ${status}: "The reason."`);
    expect(text).toContain(words);
  });

  it('does not send a report that the plugin would refuse for its size', async () => {
    const receiver = await openReportReceiver();
    const entryOf = (id: number) => ({
      kind: 'event' as const,
      id,
      modified: '2026-06-01T10:00:00',
      paths: [`/event/regatta-${id}/`],
    });
    const builtOf = (count: number) => ({
      ...{ event: 'built' as const, site, build: 'a'.repeat(64), problems: [], problemCount: 0 },
      entries: Array.from({ length: count }, (_, id) => entryOf(id)),
      nextChange: null,
      colours: {},
    });
    const delivery = openDelivery({ url: new URL(receiver.url), authorization }, { limits });
    expect(await delivery.report(builtOf(70_000))).toBeNull();
    expect(receiver.received.map(({ body }) => body.entries)).toEqual([
      expect.objectContaining({ length: 70_000 }),
    ]);
    const problem = await delivery.report(builtOf(120_000));
    expect(problem?.message).toContain('the report of so many entries is larger than the plugin takes');
    expect(receiver.received).toHaveLength(1);
  });

  it('knows how much the plugin takes', async () => {
    const plugin = await readFile(
      path.join(projectRoot, 'wordpress/boardwalk/includes/status/receive.php'),
      'utf8',
    );
    const [, megabytes] = /MOST_REPORT_BYTES = (\d+) \* 1024 \* 1024/.exec(plugin) ?? [];
    expect(Number(megabytes) * 1024 ** 2).toBe(mostReportBytes);
  });

  it('tries again after a failure that has passed', async () => {
    const receiver = await openReportReceiver(answerWith(503));
    receiver.answer = (response, report) =>
      receiver.received.length < 3 ? answerWith(503)(response) : take(response, report);
    expect((await send(receiver)).problem).toBeNull();
    expect(receiver.received).toHaveLength(3);
  });

  it('waits as long as Retry-After asks, and gives up at once when that is too long', async () => {
    const receiver = await openReportReceiver(answerWith(429, {}, { 'retry-after': '1' }));
    const { ms } = await send(receiver, { limits: { ...limits, pausesMs: [20] } });
    expect(receiver.received).toHaveLength(2);
    expect(ms).toBeGreaterThanOrEqual(1_000);
    receiver.answer = answerWith(429, {}, { 'retry-after': '3601' });
    await send(receiver);
    expect(receiver.received).toHaveLength(3);
  });

  it('ends in time with a server that hangs, or that answers a byte at a time', async () => {
    const drip: AnswerReport = async (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      while (response.write(' ') || !response.destroyed) await wait(50);
    };
    for (const answer of [() => undefined, drip]) {
      const receiver = await openReportReceiver(answer);
      const { text } = await send(receiver, { limits: short });
      expect(text).toContain('did not answer within');
      expect(receiver.received.length).toBeGreaterThan(1);
    }
  });

  it('cuts an attempt that would go on after the end', async () => {
    const receiver = await openReportReceiver(() => undefined);
    const { text } = await send(receiver, { limits: { ...limits, totalMs: 400, attemptMs: 3_600_000 } });
    expect(text).toContain('did not answer within');
  });

  it('is a failure when the answer is cut, too large, empty or a page of another program', async () => {
    const cut: AnswerReport = (response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"status":');
      setTimeout(() => response.destroy(), 20);
    };
    const answers: readonly (readonly [AnswerReport, number, string])[] = [
      [cut, 3, 'cannot be reached'],
      [answerWith(200, `{"status":"taken","x":"${'x'.repeat(100_000)}"}`), 1, 'longer than 65536 bytes'],
      [answerWith(200, ''), 1, 'no answer of the plugin Boardwalk'],
      [answerWith(200, '<h1>Log in</h1>'), 1, 'no answer of the plugin Boardwalk'],
      [answerWith(200, { status: 'other' }), 1, 'no answer of the plugin Boardwalk'],
    ];
    for (const [answer, attempts, words] of answers) {
      const receiver = await openReportReceiver(answer);
      const { text } = await send(receiver);
      expect(text).toContain(words);
      expect(receiver.received).toHaveLength(attempts);
    }
  });

  it('follows no redirect, so that no other host is sent the password', async () => {
    const other = await openReportReceiver();
    const receiver = await openReportReceiver(answerWith(307, '', { location: other.url }));
    expect((await send(receiver)).text).toContain('Redirects are not followed');
    expect(receiver.received).toHaveLength(1);
    expect(other.received).toEqual([]);
  });

  it('takes the password out of whatever the server says, and control characters', async () => {
    const said = `bad ${authorization} ${secret} ${secret.replaceAll(' ', '')}\u001b[31m`;
    const { text } = await send(await openReportReceiver(answerWith(401, { message: said })));
    expect(text).toContain('[redacted]');
    expect(text).not.toContain('\u001b');
    for (const part of [secret, secret.replaceAll(' ', ''), authorization.slice(6)])
      expect(text).not.toContain(part);
  });

  it('says that nothing answers at an address', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    server.close();
    const port = typeof address === 'object' ? address?.port : 0;
    const { text } = await send({ url: `http://127.0.0.1:${port}/` });
    expect(text).toMatch(/cannot be reached \(ECONNREFUSED\).*Check the address of --report-to/);
  });

  it('sends the end only when the beginning has ended, which is then not tried again', async () => {
    const order: string[] = [];
    const receiver = await openReportReceiver(async (response, { body }) => {
      order.push(`${body.event} begins`);
      if (body.event === 'building') await wait(200);
      order.push(`${body.event} ends`);
      answerWith(body.event === 'building' ? 500 : 200, { status: 'taken' })(response);
    });
    const delivery = openDelivery({ url: new URL(receiver.url) }, { limits });
    delivery.announce(buildingEvent(site));
    await wait(50);
    expect(await delivery.report(live)).toBeNull();
    expect(order).toEqual(['building begins', 'building ends', 'live begins', 'live ends']);
    const [first, last] = receiver.received.map(({ body }) => Date.parse(body.at));
    expect(last).toBeGreaterThan(first ?? Number.NaN);
  });

  it('ends at once when the run is stopped', async () => {
    const stopping = new AbortController();
    setTimeout(() => stopping.abort(), 100);
    const { text } = await send(await openReportReceiver(() => undefined), { signal: stopping.signal });
    expect(text).toContain('the run was stopped');
  });

  it('says again and again that a build goes on, until its end is reported', async () => {
    const receiver = await openReportReceiver();
    const fast = { ...limits, repeatMs: 30 };
    const delivery = openDelivery({ url: new URL(receiver.url), authorization }, { limits: fast });
    delivery.announce(buildingEvent(site));
    await until(async () => receiver.received.length >= 4);
    expect(await delivery.report(live)).toBeNull();
    const count = receiver.received.length;
    await wait(10 * fast.repeatMs);
    expect(receiver.received).toHaveLength(count);
    const told = receiver.received.map(({ body }) => [body.event, body.isRepeated]);
    expect(told).toEqual([
      ['building', undefined],
      ...Array.from({ length: count - 2 }, () => ['building', true]),
      ['live', undefined],
    ]);
  });

  it('says at the exit that a build was stopped only while one is under way', async () => {
    const receiver = await openReportReceiver();
    const delivery = openDelivery({ url: new URL(receiver.url), authorization }, { limits });
    delivery.reportAtExit(stoppedEvent(site));
    delivery.announce(buildingEvent(site));
    expect(await delivery.report(live)).toBeNull();
    delivery.reportAtExit(stoppedEvent(site));
    expect(receiver.received.map(({ body }) => body.event)).toEqual(['building', 'live']);
  });
});
