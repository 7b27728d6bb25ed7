import { ConfigError } from '../config/config-error.ts';

const variable = 'BOARDWALK_AUTHORIZATION';

/**
 * Reads the credentials of this run: the value of the Authorization header for the CMS, or
 * undefined. They come only from the environment: a flag would be visible in process lists, a file
 * would end up in a repository. Throws ConfigError, which never contains them.
 */
export function readAuthorization(
  env: Readonly<Record<string, string | undefined>>,
  { hasDrafts }: { readonly hasDrafts: boolean },
): string | undefined {
  const value = readHeaderValue(env, variable);
  if (value !== undefined || !hasDrafts) return value;
  throw new ConfigError([
    `${variable}: --drafts shows drafts and needs an editor's credentials; set it to the value of the Authorization header, such as "Basic " and user:password in base64, with an application password of WordPress`,
  ]);
}

/**
 * Reads a secret of the environment that is sent as a header; undefined without one. Throws
 * ConfigError, which never contains it.
 */
export function readHeaderValue(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
): string | undefined {
  const value = env[name]?.trim();
  if (!value) return undefined;
  if (/^[\x20-\x7e]+$/.test(value)) return value;
  throw new ConfigError([`${name}: contains a character that is not allowed in a header`]);
}
