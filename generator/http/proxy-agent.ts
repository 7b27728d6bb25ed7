import type { Agent, ClientRequest, IncomingMessage } from 'node:http';
import { HttpProxyAgent } from 'http-proxy-agent';
import { HttpsProxyAgent } from 'https-proxy-agent';
import { findProxy } from './find-proxy.ts';

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
