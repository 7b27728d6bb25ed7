import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import {
  type Answerer,
  answerAsWordPress,
  answerHeaders,
  type CmsAnswer,
  type Hook,
} from './answers/as-wordpress.ts';
import { demoAuthorization } from './answers/editor.ts';
import { createExecutor, type Executor } from './answers/execute.ts';
import { startRequest, usualPlugins } from './answers/request.ts';
import { type DemoPlugins, type LackingFields, readSchema } from './schema.ts';
import { createStore } from './store.ts';
import type { DemoStore } from './store-types.ts';
import { isUploadPath, sendNotFound, sendUpload } from './uploads.ts';

export interface DemoCmsOptions {
  /** Default: a free port. */
  readonly port?: number;
  /** Default: SEO, and the fields of the plugin Boardwalk. */
  readonly plugins?: DemoPlugins;
  /** Fields that the schema lacks, "RootQuery.events" or "Event.venue". Default: none. */
  readonly lacks?: LackingFields;
  /** Default: a fresh copy of the demo's content. */
  readonly store?: DemoStore;
  /** The folder with `schema.graphql`, `pictures/` and `files/`. Default: that of this file, which a bundle must name itself. */
  readonly folder?: string;
  /** The most that one page of any list holds. Default: 100, as WPGraphQL's. */
  readonly pageSize?: number;
  /** Keeps the stamp of the plugin Boardwalk until the next edit by `edits.ts` that dates an entry. Default: makes it for each request. */
  readonly keepsStamp?: boolean;
  /** Asked before the GraphQL endpoint itself, the first one first. Default: none. */
  readonly hooks?: readonly Hook[];
  /** Called with the path of every request: of the endpoint, of an upload, of what is not there. */
  readonly onRequest?: (urlPath: string) => void;
}

export interface DemoCms {
  /** The GraphQL endpoint. */
  readonly url: string;
  /** "http://127.0.0.1:8080": the address that all links and media in answers carry. */
  readonly origin: string;
  /** The content: change it, and the next answer tells of it. */
  readonly store: DemoStore;
  /** May be called again. */
  readonly close: () => Promise<void>;
}

/** Starts the embedded content system on the loopback: a WordPress with WPGraphQL, as far as a site generator sees it. */
export async function createDemoCms(options: DemoCmsOptions = {}): Promise<DemoCms> {
  const { port = 0, plugins = usualPlugins, lacks = [] } = options;
  const { store = createStore(), folder = import.meta.dirname, pageSize, hooks = [], onRequest } = options;
  const { keepsStamp } = options;
  const server = createServer();
  const origin = `http://127.0.0.1:${await listen(server, port)}`;
  const listener = await createListener({
    store,
    folder,
    plugins,
    lacks,
    origin,
    pageSize,
    keepsStamp,
    hooks,
    onRequest,
  });
  server.on('request', listener);
  let closed: Promise<void> | undefined;
  return {
    url: `${origin}/graphql`,
    origin,
    store,
    close: () => {
      closed ??= close(server);
      return closed;
    },
  };
}

interface ListenerOptions {
  readonly store: DemoStore;
  readonly folder: string;
  readonly plugins: DemoPlugins;
  readonly lacks: LackingFields;
  readonly origin: string;
  readonly pageSize: number | undefined;
  readonly keepsStamp: boolean | undefined;
  readonly hooks: readonly Hook[];
  readonly onRequest: DemoCmsOptions['onRequest'];
}

async function createListener(options: ListenerOptions): Promise<RequestListener> {
  const { folder, hooks, onRequest } = options;
  const own = await createAnswerer(options);
  const answer = hooks.reduceRight<Answerer>((next, hook) => (request) => hook(request, next), own);
  return async (request, response) => {
    const [urlPath = '/'] = (request.url ?? '/').split('?');
    onRequest?.(urlPath);
    if (isUploadPath(urlPath)) return sendUpload(urlPath, folder, response);
    if (urlPath !== '/graphql') return sendNotFound(response);
    const { status, text } = await answerMessage(request, answer);
    response.writeHead(status, { ...answerHeaders, 'content-length': Buffer.byteLength(text) });
    response.end(text);
  };
}

async function createAnswerer(options: ListenerOptions): Promise<Answerer> {
  const { store, folder, plugins, lacks, origin, pageSize, keepsStamp } = options;
  const execute = await openExecutor(folder, plugins, lacks);
  return (request) => {
    const isEditor = request.headers.authorization === demoAuthorization;
    return answerAsWordPress(request, origin, (operation) =>
      execute(operation, startRequest(store, { isEditor, pageSize, plugins, keepsStamp })),
    );
  };
}

async function answerMessage(message: IncomingMessage, answer: Answerer): Promise<CmsAnswer> {
  try {
    const { method = 'GET', url = '/', headers } = message;
    return await answer({ method, url, headers, body: await text(message) });
  } catch (error) {
    // A client that hangs up while it sends, too: nobody reads this then.
    return { status: 500, text: JSON.stringify({ errors: [{ message: String(error) }] }) };
  }
}

/** Executors of this process, by what their schema is made from. */
const executors = new Map<string, Executor>();

async function openExecutor(...from: Parameters<typeof readSchema>): Promise<Executor> {
  const key = JSON.stringify(from);
  const executor = executors.get(key) ?? createExecutor(await readSchema(...from));
  executors.set(key, executor);
  return executor;
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)));
    server.closeAllConnections();
  });
}
