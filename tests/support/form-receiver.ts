import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openServer } from './serve.ts';

/** The behaviour of a receiver with the next forms. */
export type ReceiverMode = 'takes' | 'finds an error' | 'refuses' | 'breaks off';

export interface FormReceiver {
  readonly origin: string;
  /** The forms so far, with all their fields. */
  readonly received: Record<string, string>[];
  mode: ReceiverMode;
}

/** Opens a service that takes forms, as others do: it leads to the page that thanks, or answers script in JSON. */
export function openReceiver(): FormReceiver {
  let origin = '';
  let close = () => {};
  const receiver: FormReceiver = {
    get origin() {
      return origin;
    },
    received: [],
    mode: 'takes',
  };
  beforeAll(async () => {
    ({ origin, close } = await openServer((request, response) => void answer(request, response, receiver)));
  });
  beforeEach(() => {
    receiver.received.length = 0;
    receiver.mode = 'takes';
  });
  afterAll(() => close());
  return receiver;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { received, mode }: FormReceiver,
): Promise<void> {
  const fields = await readFields(request);
  if (request.method === 'POST') received.push(fields);
  if (mode === 'breaks off') return void request.socket.destroy();
  response.setHeader('access-control-allow-origin', '*');
  const isScript = request.headers.accept === 'application/json';
  if (mode === 'takes' && !isScript)
    return void response.writeHead(303, { location: fields._next ?? '/' }).end();
  const errors = [{ field: 'email', message: 'Nobody lives at this address.' }];
  const body = { message: 'Please look again.', errors: mode === 'finds an error' ? errors : [] };
  response.writeHead(mode === 'takes' ? 200 : 422, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

async function readFields(request: IncomingMessage): Promise<Record<string, string>> {
  const body = Buffer.concat(await request.toArray());
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  if (body.length === 0) return {};
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}
