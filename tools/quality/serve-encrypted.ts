import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createSecureServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import path from 'node:path';
import { pipeline } from 'node:stream';

export interface EncryptedServer {
  /** "https://localhost:4173". */
  readonly url: string;
  readonly close: () => Promise<void>;
}

export interface EncryptedOptions {
  /** The http server behind it on this machine, "http://127.0.0.1:4173". */
  readonly origin: string;
  /** The project's folder, which contains the certificate. */
  readonly root: string;
}

/**
 * Puts https and http/2 in front of a server, as a network does in front of storage: a page then loads over one connection.
 * The certificate is for "localhost", made by openssl for this purpose; its key guards nothing, and no browser trusts it.
 */
export async function serveEncrypted({ origin, root }: EncryptedOptions): Promise<EncryptedServer> {
  const folder = path.join(root, 'tools', 'quality', 'certificate');
  const [cert, key] = await Promise.all(
    ['certificate.pem', 'key.pem'].map((name) => readFile(path.join(folder, name))),
  );
  const server = createSecureServer({ cert, key });
  const sessions = new Set<{ readonly destroy: () => void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.on('stream', (stream, headers) => passOn(stream, headers, origin));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const session of sessions) session.destroy();
    });
  return { url: `https://localhost:${port}`, close };
}

function passOn(stream: ServerHttp2Stream, headers: IncomingHttpHeaders, origin: string): void {
  // A browser that leaves a page gives up what it was asking for.
  stream.on('error', () => stream.destroy());
  const asked = request(
    new URL(headers[':path'] ?? '/', origin),
    { method: headers[':method'], headers: withoutHop(headers) },
    (answer) => {
      if (stream.destroyed) return void answer.resume();
      stream.respond({ ':status': answer.statusCode ?? 502, ...withoutHop(answer.headers) });
      pipeline(answer, stream, () => undefined);
    },
  );
  asked.on('error', () => stream.destroy());
  asked.end();
}

/** Headers that speak of one connection, and http/2's own, do not go on to the next. */
function withoutHop(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(
    ([name]) => !name.startsWith(':') && !['connection', 'keep-alive', 'transfer-encoding'].includes(name),
  );
  return Object.fromEntries(kept);
}
