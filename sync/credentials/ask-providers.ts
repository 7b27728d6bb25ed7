import { awaitProgress } from '../../generator/util/await-progress.ts';
import { messageOf } from '../../generator/util/code-of.ts';
import type { NamedProfile } from './aws-files.ts';
import type { Credentials } from './credentials.ts';
import { refused } from './refuse.ts';

/** For a program, or a login that asks several services. */
const limitMs = 60_000;

/**
 * Asks the provider chain of AWS for what a profile or this process may have beside keys: a program,
 * SSO, the role of another profile, a container, a machine. Throws a BuildError with what was tried.
 */
export async function askProviders({ name, files }: NamedProfile): Promise<Credentials> {
  // Loaded here, as it takes a quarter of a second: most runs have keys.
  const { defaultProvider } = await import('@aws-sdk/credential-provider-node');
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
    const looked = `AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, AWS_WEB_IDENTITY_TOKEN_FILE and AWS_ROLE_ARN, the profile "${name}" in ${files.join(' and ')}, the keys of a container and of a machine`;
    throw refused(
      `No credentials for the store (${reason}). Looked for: ${looked}`,
      'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or choose a profile with AWS_PROFILE; renew a login with: aws sso login.',
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
