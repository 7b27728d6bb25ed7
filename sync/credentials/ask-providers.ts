import { createRequire } from 'node:module';
import { awaitProgress } from '../../generator/util/await-progress.ts';
import { codeOf, messageOf } from '../../generator/util/code-of.ts';
import type { NamedProfile } from './aws-files.ts';
import type { Credentials } from './credentials.ts';
import { refused } from './refuse.ts';

/** For a program, or a login that asks several services. */
const limitMs = 60_000;

/**
 * Asks the provider chain of AWS for what it takes several services to find: a login of SSO, a role that is assumed with other
 * keys. Throws a BuildError with what was tried. `file` is one of those whose packages are looked into.
 */
export async function askProviders(
  { name, files }: NamedProfile,
  file: string = import.meta.url,
): Promise<Credentials> {
  const { defaultProvider } = loadProviders(name, file);
  const [filepath, configFilepath] = files;
  const reasons = new Set<string>();
  const ask = defaultProvider({
    ...{ profile: name, filepath, configFilepath, ignoreCache: true, timeout: 1000, maxRetries: 1 },
    logger: loggerTo(reasons),
  });
  try {
    return await awaitProgress({ awaited: 'the credentials of AWS', limitMs }, () => ask());
  } catch (error) {
    if (reasons.size === 0) reasons.add(messageOf(error));
    const reason = [...reasons].join('; ').replace(/\s+/g, ' ');
    throw refused(
      `The profile "${name}" in ${files.join(' and ')} has no credentials for the store (${reason})`,
      'Renew a login with: aws sso login. Or check the role and the other profile that it names.',
    );
  }
}

interface Providers {
  readonly defaultProvider: (options: Readonly<Record<string, unknown>>) => () => Promise<Credentials>;
}

/** Loads a package that a site installs only where it needs it: it is two dozen others, of 15 MB. */
function loadProviders(name: string, file: string): Providers {
  const providers = '@aws-sdk/credential-provider-node';
  try {
    return createRequire(file)(providers);
  } catch (cause) {
    if (codeOf(cause) !== 'MODULE_NOT_FOUND') throw cause;
    throw refused(
      `The profile "${name}" needs a package that is not installed: ${providers}`,
      `Run npm install ${providers} in the folder of your site: it reads logins of SSO and assumes roles.`,
      { cause },
    );
  }
}

/** The chain throws only the reason of its last provider, and tells its logger those of all. */
function loggerTo(reasons: Set<string>) {
  const none = () => undefined;
  const debug = (line: unknown) => {
    const [, reason] = /^@smithy\/property-provider \S+ (.*)/s.exec(String(line)) ?? [];
    if (reason === undefined || /skipping|from any providers/i.test(reason)) return;
    // A command may have a password among its arguments.
    reasons.add(reason.replace(/^Command failed: .*/, 'credential_process failed:').trim());
  };
  return { debug, info: none, warn: none, error: none };
}
