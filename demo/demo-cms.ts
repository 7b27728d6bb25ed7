import { createServer, type RequestListener, type Server } from 'node:http';
import { createSchema, createYoga, type Plugin } from 'graphql-yoga';
import { answersAsWordPress, type ServerAddress } from './answers/as-wordpress.ts';
import { demoAuthorization } from './answers/editor.ts';
import { type DemoRequest, startRequest, usualPlugins } from './answers/request.ts';
import { rootQuery } from './answers/root.ts';
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
  /** The folder with `schema.graphql`, `pictures/` and `films/`. Default: that of this file, which a bundle must name itself. */
  readonly folder?: string;
  /** The most that one page of any list holds. Default: 100, as WPGraphQL's. */
  readonly pageSize?: number;
  /** Keeps the stamp of the plugin Boardwalk until the next edit by `edits.ts` that dates an entry. Default: makes it for each request. */
  readonly keepsStamp?: boolean;
  /** Further plugins of the GraphQL server, in front of its own. Default: none. */
  readonly hooks?: readonly Plugin[];
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

interface ListenerOptions extends Answering {
  readonly folder: string;
  readonly plugins: DemoPlugins;
  readonly lacks: LackingFields;
  readonly hooks: readonly Plugin[];
  readonly onRequest: DemoCmsOptions['onRequest'];
}

/** A content system of those that one GraphQL server answers for. */
interface Answering extends ServerAddress {
  readonly store: DemoStore;
  readonly plugins: DemoPlugins;
  readonly pageSize: number | undefined;
  readonly keepsStamp: boolean | undefined;
}

async function createListener(options: ListenerOptions): Promise<RequestListener> {
  const { folder, plugins, lacks, hooks, onRequest } = options;
  const server = await openGraphqlServer([folder, plugins, lacks], hooks);
  return async (request, response) => {
    const [urlPath = '/'] = (request.url ?? '/').split('?');
    onRequest?.(urlPath);
    if (isUploadPath(urlPath)) return sendUpload(urlPath, folder, response);
    if (urlPath === '/graphql') return server.handle(request, response, options);
    return sendNotFound(response);
  };
}

/** GraphQL servers of this process, by what their schema is made from: each remembers the queries that it has checked. */
const servers = new Map<string, ReturnType<typeof createGraphqlServer>>();

async function openGraphqlServer(from: Parameters<typeof readSchema>, hooks: readonly Plugin[]) {
  const key = JSON.stringify(from);
  const schema = schemas.get(key) ?? createDemoSchema(await readSchema(...from));
  schemas.set(key, schema);
  if (hooks.length > 0) return createGraphqlServer(schema, hooks);
  const server = servers.get(key) ?? createGraphqlServer(schema);
  servers.set(key, server);
  return server;
}

/** A request brings its own content. */
function createGraphqlServer(schema: DemoSchema, hooks: readonly Plugin[] = []) {
  return createYoga<Answering, DemoRequest>({
    schema,
    context: ({ request, store, plugins, pageSize, keepsStamp }) => {
      const isEditor = request.headers.get('authorization') === demoAuthorization;
      return startRequest(store, { isEditor, pageSize, plugins, keepsStamp });
    },
    plugins: [...hooks, answersAsWordPress],
    batching: true,
    cors: false,
    graphiql: false,
    landingPage: false,
    maskedErrors: false,
    logging: false,
  });
}

type DemoSchema = ReturnType<typeof createDemoSchema>;

/** Schemas of this process, by what they are made from. */
const schemas = new Map<string, DemoSchema>();

function createDemoSchema(typeDefs: Awaited<ReturnType<typeof readSchema>>) {
  return createSchema<Answering & DemoRequest>({
    typeDefs,
    resolvers: { RootQuery: rootQuery },
    // A schema that lacks a field needs no resolver for it.
    resolverValidationOptions: { requireResolversToMatchSchema: 'ignore' },
  });
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
