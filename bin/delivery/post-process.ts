import { readFileSync } from 'node:fs';
import { send } from '../../generator/http/send.ts';
import { reportHeaders } from './receiver.ts';

// As `postAndWait` writes it: only text, so that nothing more has to be loaded in the moments that are left.
const [url = '', authorization = '', ...body] = readFileSync(0, 'utf8').split('\n');
const headers = reportHeaders(authorization === '' ? undefined : authorization);
// The process is ended in time by the one that waits.
const limits = { timeoutMs: 60_000, maxBytes: 64 * 1024 };
await send({ url: new URL(url), method: 'POST', headers, body: body.join('\n') }, limits);
