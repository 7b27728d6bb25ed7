import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { parseJson } from '../../../generator/util/parse-json.ts';
import { type createJudge, signatureHeader, type Verdict } from './read-signature.ts';

export interface MessageRules {
  readonly judge: ReturnType<typeof createJudge>;
  /** Called when a message asks for a build. */
  readonly onRefresh: () => void;
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
export async function answerMessage(
  request: IncomingMessage,
  response: ServerResponse,
  { judge, onRefresh }: MessageRules,
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
