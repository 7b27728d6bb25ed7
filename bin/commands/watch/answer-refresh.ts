import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { parseJson } from '../../../generator/util/parse-json.ts';

/** The header that signs a message of the CMS: the moment in Unix seconds, and a hash keyed with the secret. */
const signatureHeader = 'x-boardwalk-signature';

export interface RefreshRules {
  /** The secret token that the CMS sends. Default: only pages of the watched site may post. */
  readonly token: string | undefined;
  /** Judges messages with a signature. */
  readonly judge: ReturnType<typeof createJudge>;
  /** Called when the CMS has published something. */
  readonly onRefresh: () => void;
}

/**
 * Accepts a POST with the signature of the CMS, or with the token, as "Authorization: Bearer" or as `token` in the address, or from a
 * page of the watched site. Any page of the web could post from a browser on this machine, and each
 * post starts a crawl.
 */
export function answerRefresh(
  request: IncomingMessage,
  response: ServerResponse,
  { token, judge, onRefresh }: RefreshRules,
): void | Promise<void> {
  if (request.method !== 'POST') return void response.writeHead(405, { allow: 'POST' }).end();
  if (request.headers[signatureHeader] !== undefined)
    return answerMessage(request, response, { judge, onRefresh });
  if (!isSameOrigin(request) && !knowsToken(request, token)) {
    const headers = { 'content-type': 'text/plain; charset=utf-8' };
    const body =
      'The token of BOARDWALK_REFRESH_TOKEN is missing or wrong: send it as "Authorization: Bearer" or ?token=\n';
    return void response.writeHead(403, headers).end(body);
  }
  onRefresh();
  response.writeHead(202).end();
}

/** The host is already checked: foreign hosts are refused before. The live server speaks http only. */
function isSameOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  return host !== undefined && origin === `http://${host}`;
}

function knowsToken({ headers, url = '' }: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) return false;
  const [, bearer] = /^bearer +(.+)$/i.exec(headers.authorization ?? '') ?? [];
  const said = bearer ?? new URL(url, 'http://localhost').searchParams.get('token');
  return said !== null && timingSafeEqual(hash(said), hash(token));
}

/** Hashes have one length, whatever the text. */
function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

const messageSchema = z.object({ version: z.literal(1), reason: z.string() });

/** A message names fifty entries: it is far smaller. */
const mostBytes = 64 * 1024;

const refusals: Readonly<Record<Exclude<Verdict, 'good'>, readonly [status: number, words: string]>> = {
  wrong: [401, 'The signature is wrong: BOARDWALK_WEBHOOK_SECRET has to be the secret of the CMS.'],
  old: [403, 'The message is older than five minutes, or one of the two clocks is wrong.'],
  replayed: [409, 'This message was taken before.'],
};

/** Takes a message of the CMS with a signature. One that tests the connection is taken, and starts nothing. */
async function answerMessage(
  request: IncomingMessage,
  response: ServerResponse,
  { judge, onRefresh }: Pick<RefreshRules, 'judge' | 'onRefresh'>,
): Promise<void> {
  const say = (status: number, words: string) => {
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${words}\n`);
  };
  const body = await readBody(request);
  if (body === null) {
    response.setHeader('connection', 'close');
    return say(413, 'This is more than a message has.');
  }
  const signature = String(request.headers[signatureHeader] ?? '');
  const verdict = judge({ signature, body, now: Date.now() / 1000 });
  if (verdict !== 'good') return say(...refusals[verdict]);
  const message = messageSchema.safeParse(parseJson(body.toString()));
  if (!message.success) return say(400, 'This is no message of version 1.');
  if (message.data.reason === 'test') return say(200, 'The test is taken: nothing is built.');
  onRefresh();
  say(202, 'The site is built again.');
}

/** Resolves to null for a body that is too long. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A message is taken for so long before and after the moment that it names. */
const freshSeconds = 5 * 60;

/** The judgement of a message: it is good, its signature is wrong, it is old, or it came before. */
type Verdict = 'good' | 'wrong' | 'old' | 'replayed';

interface SignedMessage {
  /** The value of the header. */
  readonly signature: string;
  readonly body: Buffer;
  /** Unix seconds. */
  readonly now: number;
}

/**
 * Makes a function that judges messages by the secret. It remembers those that were good for as long as they are fresh:
 * each is good once. Nobody without the secret can fill this memory.
 */
export function createJudge(secret: string | undefined): (message: SignedMessage) => Verdict {
  const taken = new Map<string, number>();
  return ({ signature, body, now }) => {
    const [, seconds = '', said = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
    if (secret === undefined || said === '') return 'wrong';
    const expected = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
    if (!timingSafeEqual(Buffer.from(said, 'hex'), expected)) return 'wrong';
    for (const [known, until] of taken) if (until < now) taken.delete(known);
    if (Math.abs(now - Number(seconds)) > freshSeconds) return 'old';
    if (taken.has(said)) return 'replayed';
    taken.set(said, Number(seconds) + freshSeconds);
    return 'good';
  };
}
