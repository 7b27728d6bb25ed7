import { ConfigError } from '../config/config-error.ts';

const variable = 'BOARDWALK_AUTHORIZATION';

/**
 * The credentials of this run: what the CMS is sent as the Authorization header. They come from the environment alone: a flag
 * would stand in every list of processes, a file in a repository. Undefined when there are none. Throws ConfigError, which
 * never holds them.
 */
export function readAuthorization(
  env: Readonly<Record<string, string | undefined>>,
  { isPreview }: { readonly isPreview: boolean },
): string | undefined {
  const value = env[variable]?.trim();
  if (value) {
    if (/^[\x20-\x7e]+$/.test(value)) return value;
    throw new ConfigError([`${variable}: contains a character that is not allowed in a header`]);
  }
  if (!isPreview) return undefined;
  throw new ConfigError([
    `${variable}: --drafts shows drafts and needs an editor's credentials; set it to what the CMS takes as Authorization header, such as "Basic " and user:password in base64, with an application password of WordPress`,
  ]);
}
