import { runInNewContext } from 'node:vm';
import type { HostFile } from '../../hosts/host.ts';
import type { Asked } from './ask.ts';
import type { HostQuestion } from './host-questions.ts';

/** Files of a site by path, with the headers that a bucket keeps with them. */
export type Bucket = ReadonlyMap<
  string,
  { readonly body: string; readonly headers: Readonly<Record<string, string>> }
>;

interface FunctionAnswer {
  readonly uri?: string;
  readonly statusCode?: number;
  readonly headers?: Readonly<Record<string, { readonly value: string }>>;
}

/**
 * Answers as a distribution of CloudFront does in front of a bucket: the function for viewer
 * requests in its real code, then the object, the error page for a missing one, and the header
 * policy of its place.
 */
export function openDistribution(
  files: readonly HostFile[],
  bucket: Bucket,
): (question: HostQuestion) => Promise<Asked> {
  const handler = loadFunction(files);
  return async ({ target, method = 'GET' }) => {
    const [uri = '', ...queries] = target.split('?');
    const query = new URLSearchParams(queries.join('?'));
    const querystring = Object.fromEntries([...query].map(([name, value]) => [name, { value }]));
    const request = { method, uri, rawQueryString: () => queries.join('?'), headers: {}, querystring };
    const answer = await handler({ request });
    if (answer.statusCode !== undefined) {
      const headers = Object.entries(answer.headers ?? {}).map(([name, { value }]) => [name, value]);
      return { status: answer.statusCode, headers: Object.fromEntries(headers), body: '' };
    }
    const found = bucket.get(decodeURIComponent(answer.uri ?? '').slice(1));
    const { body, headers } = found ?? bucket.get('404.html') ?? { body: '', headers: {} };
    return {
      status: found === undefined ? 404 : 200,
      headers: {
        ...headers,
        ...policyHeaders(uri.startsWith('/_assets/') ? 'assets' : 'pages', files),
        'content-length': String(Buffer.byteLength(body)),
      },
      body: method === 'HEAD' ? '' : body,
    };
  };
}

type Handler = (event: object) => FunctionAnswer | Promise<FunctionAnswer>;

function loadFunction(files: readonly HostFile[]): Handler {
  const code = contentsOf('viewer-request.js', files);
  const { data = [] } = JSON.parse(contentsOf('redirects-store.json', files) || '{}');
  const store = new Map<string, string>(data.map(({ key, value }: Record<string, string>) => [key, value]));
  const cf = {
    kvs: () => ({
      exists: async (key: string) => store.has(key),
      get: async (key: string) => store.get(key),
    }),
  };
  // A script of node:vm knows no imports: the one module of the runtime is a global here.
  return runInNewContext(`${code.replace("import cf from 'cloudfront';", '')}\nhandler;`, { cf });
}

function policyHeaders(name: string, files: readonly HostFile[]): Readonly<Record<string, string>> {
  const policy = JSON.parse(contentsOf(`${name}-policy.json`, files));
  const { ContentTypeOptions, ContentSecurityPolicy, ReferrerPolicy } = policy.SecurityHeadersConfig;
  const custom: readonly { Header: string; Value: string }[] = policy.CustomHeadersConfig?.Items ?? [];
  return {
    ...(ContentTypeOptions && { 'x-content-type-options': 'nosniff' }),
    ...(ContentSecurityPolicy && { 'content-security-policy': ContentSecurityPolicy.ContentSecurityPolicy }),
    ...(ReferrerPolicy && { 'referrer-policy': ReferrerPolicy.ReferrerPolicy }),
    ...Object.fromEntries(custom.map(({ Header, Value }) => [Header, Value])),
  };
}

function contentsOf(name: string, files: readonly HostFile[]): string {
  return files.find((file) => file.name === name)?.contents ?? '';
}
