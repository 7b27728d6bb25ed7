import { ConfigError } from '../config/config-error.ts';
import { parseProxy } from '../generator/http/find-proxy.ts';

const variables = ['http_proxy', 'https_proxy', 'all_proxy'];

/**
 * Checks the proxies of the environment. Throws ConfigError, which never contains the address of a
 * proxy: it may have a password.
 */
export function checkProxies(env: NodeJS.ProcessEnv): void {
  const names = variables.flatMap((name) => [name, name.toUpperCase()]).filter((name) => env[name]?.trim());
  const unusable = names.filter((name) => parseProxy(env[name]?.trim() ?? '') === null);
  if (unusable.length > 0)
    throw new ConfigError(
      unusable.map((name) => `${name}: must be the address of an http or https proxy, as http://proxy:3128`),
    );
}
