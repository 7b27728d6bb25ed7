import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { type Profile, parseProfiles } from './parse-profiles.ts';
import { refused } from './refuse.ts';

/** Variables of the environment. An empty one counts as missing. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The profile of this run, from both files of AWS. */
export interface NamedProfile {
  readonly name: string;
  /** Null when neither file has it. */
  readonly values: Profile | null;
  /** The files that were looked into: of credentials, of settings. */
  readonly files: readonly [string, string];
}

/**
 * Reads the profile of AWS_PROFILE, or the default one, from the files that the environment names.
 * Keys of the file of credentials come before those of the file of settings. Throws a BuildError for
 * a named profile that does not exist, and for a file that cannot be read.
 */
export async function readProfile(environment: Environment): Promise<NamedProfile> {
  const home = environment.HOME || environment.USERPROFILE || homedir();
  const credentialsFile = environment.AWS_SHARED_CREDENTIALS_FILE || path.join(home, '.aws', 'credentials');
  const configFile = environment.AWS_CONFIG_FILE || path.join(home, '.aws', 'config');
  const name = environment.AWS_PROFILE || 'default';
  const settings = parseProfiles(await readIfThere(configFile));
  const keys = parseProfiles(await readIfThere(credentialsFile));
  // Only the file of settings writes "profile" before a name.
  const inSettings = settings.get(`profile ${name}`) ?? (name === 'default' ? settings.get(name) : undefined);
  const inKeys = keys.get(name);
  const files = [credentialsFile, configFile] as const;
  if (environment.AWS_PROFILE && !inSettings && !inKeys)
    throw refused(
      `The profile "${name}" of AWS_PROFILE does not exist`,
      `Add it to ${files.join(' or ')}, or set AWS_PROFILE to one that is there.`,
    );
  return { name, files, values: inSettings || inKeys ? { ...inSettings, ...inKeys } : null };
}

async function readIfThere(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    if (code === 'ENOENT' || code === 'ENOTDIR') return '';
    throw refused(`Cannot read ${file} (${code})`, 'Give this user the right to read it.', { cause });
  }
}
