import { ConfigError } from '../config/config-error.ts';
import { findProxy, parseProxy } from '../generator/http/find-proxy.ts';

const variables = ['http_proxy', 'https_proxy', 'all_proxy'];

/**
 * Lets `fetch` of this process go through the proxies of the environment, which Node does not read by itself.
 * Returns a function that ends all requests to them. Throws ConfigError, which never contains the address of a
 * proxy: it may have a password.
 */
export async function useProxies(env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const names = variables.flatMap((name) => [name, name.toUpperCase()]).filter((name) => env[name]?.trim());
  const unusable = names.filter((name) => parseProxy(env[name]?.trim() ?? '') === null);
  if (unusable.length > 0)
    throw new ConfigError(
      unusable.map((name) => `${name}: must be the address of an http or https proxy, as http://proxy:3128`),
    );
  if (names.length === 0) return async () => undefined;
  const { Agent, ProxyAgent, setGlobalDispatcher } = await import('undici');
  const proxies = new Map<string, InstanceType<typeof ProxyAgent>>();
  const agentOf = (proxy: URL) => {
    const agent = proxies.get(proxy.href) ?? new ProxyAgent(proxyOptions(proxy));
    proxies.set(proxy.href, agent);
    return agent;
  };
  setGlobalDispatcher(
    new Agent().compose((dispatch) => (request, handler) => {
      const proxy = findProxy(new URL(String(request.origin)));
      return proxy === null ? dispatch(request, handler) : agentOf(proxy).dispatch(request, handler);
    }),
  );
  return async () => {
    for (const agent of proxies.values()) await agent.destroy();
  };
}

/** Https goes through a tunnel, http is handed over whole: many proxies allow no tunnel for it. */
export function proxyOptions(proxy: URL) {
  const { username, password } = proxy;
  const pair = [username, password].map(decodeURIComponent).join(':');
  return {
    uri: proxy.href,
    proxyTunnel: false,
    ...(pair !== ':' && { token: `Basic ${Buffer.from(pair).toString('base64')}` }),
  };
}
