import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerAsStorage } from '../../../bin/commands/serve/answer.ts';
import { openPublished } from '../../../bin/commands/serve/published.ts';

/** A built site behind a real server whose answers a test can hold back, cut off or strip of their scripts. */
export interface ShakySite {
  /** "http://127.0.0.1:8080", without a slash at the end. */
  readonly origin: string;
  /** The paths that were asked for since `forget`, in order. */
  readonly asked: readonly string[];
  readonly forget: () => void;
  /** Ends the connection of whoever asks for a path that fits. */
  readonly cut: (path: RegExp) => void;
  /** Holds back the answers for a path until it is let go. */
  readonly hold: (path: string) => () => void;
  /** Has the browser run no script on the pages that it asks for from now on. */
  readonly forbidScripts: () => void;
  /** Answers everything as it is again. */
  readonly heal: () => void;
  readonly close: () => void;
}

/** Serves the folder of a site on a free port of this machine. */
export async function openShakySite(folder: string): Promise<ShakySite> {
  const answer = answerAsStorage(folder, openPublished(folder));
  const asked: string[] = [];
  const held = new Map<string, Promise<void>>();
  let isCut: RegExp | undefined;
  let hasScripts = true;

  const inner = await listen(answer);
  const outer = await listen(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', inner.origin);
    asked.push(pathname);
    await held.get(pathname);
    if (isCut?.test(pathname)) request.socket.destroy();
    else if (hasScripts || !pathname.endsWith('/')) answer(request, response);
    else await sendWithoutScripts(inner.origin + pathname, response);
  });
  return {
    origin: outer.origin,
    asked,
    forget: () => {
      asked.length = 0;
    },
    cut: (path) => {
      isCut = path;
    },
    hold: (path) => {
      let letGo = () => {};
      held.set(
        path,
        new Promise((resolve) => {
          letGo = resolve;
        }),
      );
      return () => {
        held.delete(path);
        letGo();
      };
    },
    forbidScripts: () => {
      hasScripts = false;
    },
    heal: () => {
      isCut = undefined;
      hasScripts = true;
    },
    close: () => {
      inner.close();
      outer.close();
    },
  };
}

/** A sandbox in which scripts are off, as if the visitor had switched them off. */
async function sendWithoutScripts(address: string, response: ServerResponse): Promise<void> {
  const page = await fetch(address);
  response
    .writeHead(page.status, {
      'content-type': page.headers.get('content-type') ?? 'text/html',
      'content-security-policy': 'sandbox allow-same-origin',
      'cache-control': 'no-store',
    })
    .end(await page.text());
}

async function listen(
  listener: RequestListener,
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
