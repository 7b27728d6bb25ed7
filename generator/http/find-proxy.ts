import type { Agent, ClientRequest, IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { HttpProxyAgent } from 'http-proxy-agent';
import { HttpsProxyAgent } from 'https-proxy-agent';

export type ProxyVariables = Readonly<Record<string, string | undefined>>;

/**
 * Returns the proxy for requests to an address, null for none: by HTTP_PROXY, HTTPS_PROXY, ALL_PROXY and
 * NO_PROXY, as curl reads them. This machine is never asked through a proxy.
 */
export function findProxy({ protocol, hostname }: URL, env: ProxyVariables = process.env): URL | null {
  const host = hostname.replace(/^\[|\]$|\.$/g, '');
  const text = readVariable(env, `${protocol.slice(0, -1)}_proxy`) ?? readVariable(env, 'all_proxy');
  if (text === undefined || isLoopback(host) || isExcepted(host, readVariable(env, 'no_proxy') ?? ''))
    return null;
  return parseProxy(text);
}

/** Returns null for what is not the address of a proxy that speaks HTTP. */
export function parseProxy(text: string): URL | null {
  const address = text.includes('://') ? text : `http://${text}`;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const proxy = new URL(address);
  // The port of curl, where none is written.
  if (proxy.protocol === 'http:' && !/:\d+\/*$/.test(address)) proxy.port = '1080';
  return proxy;
}

/** Returns the name and value of a variable that is set. Small letters take precedence. */
function readVariable(env: ProxyVariables, name: string): string | undefined {
  const capital = name.toUpperCase();
  // A web server sets it for a CGI program from a header of the visitor.
  const isOfVisitor = capital === 'HTTP_PROXY' && env.REQUEST_METHOD !== undefined;
  return env[name]?.trim() || (isOfVisitor ? undefined : env[capital]?.trim()) || undefined;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

function isLoopback(host: string): boolean {
  return /(^|\.)localhost$/.test(host) || isIn(loopback, host);
}

function isIn(list: BlockList, address: string): boolean {
  const family = isIP(address);
  return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** An entry is a domain with all below it, an address, a network as 10.0.0.0/8, or * for all. */
function isExcepted(host: string, exceptions: string): boolean {
  return exceptions
    .toLowerCase()
    .split(/[\s,]+/)
    .some((entry) => entry === '*' || isOfEntry(host, entry));
}

function isOfEntry(host: string, entry: string): boolean {
  if (isIP(host) !== 0) return isInNetwork(host, entry.replace(/[[\]]/g, ''));
  const domain = entry.replace(/^\.|\.$/g, '');
  return domain !== '' && (host === domain || host.endsWith(`.${domain}`));
}

function isInNetwork(host: string, entry: string): boolean {
  const [network = '', prefix] = entry.split('/');
  const family = isIP(network);
  if (family === 0) return false;
  const longest = family === 6 ? 128 : 32;
  const length = prefix === undefined ? longest : Number(prefix);
  if (!Number.isInteger(length) || length < 0 || length > longest) return false;
  const list = new BlockList();
  list.addSubnet(network, length, family === 6 ? 'ipv6' : 'ipv4');
  return isIn(list, host);
}

/**
 * Returns the agent for one request of `node:http` through the proxy of its address: undefined without one.
 * Https goes through a tunnel. The proxy resolves names, whatever `lookup` is given. `signal` ends the way to
 * the proxy, too, which Node leaves open.
 */
export function proxyAgent(url: URL, signal: AbortSignal): Agent | undefined {
  const proxy = findProxy(url);
  if (proxy === null) return undefined;
  const options = { signal };
  return url.protocol === 'https:' ? openTunnel(proxy, options) : new HttpProxyAgent(proxy, options);
}

/** An answer without a tunnel is that of the proxy: it must not be read as one of the host. */
function openTunnel(proxy: URL, options: { readonly signal: AbortSignal }): Agent {
  const agent = new HttpsProxyAgent(proxy, options);
  agent.on('proxyConnect', ({ statusCode }: { readonly statusCode: number }, request: ClientRequest) => {
    if (statusCode !== 200) request.destroy(refusal(statusCode));
  });
  return agent;
}

/** Throws for an answer in which a proxy asks for credentials: only a proxy gives it. */
export function refuseProxyLogin({ statusCode }: IncomingMessage): void {
  if (statusCode === 407) throw refusal(statusCode);
}

function refusal(status: number): Error {
  return new Error(`Proxy response (${status})`);
}
