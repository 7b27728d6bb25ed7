import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod';
import { parseJson } from '../../generator/util/parse-json.ts';
import type { NamedProfile } from './aws-files.ts';
import type { Credentials } from './credentials.ts';
import { refused } from './refuse.ts';

/** For a program that asks for a login. */
const limitMs = 60_000;

const printedSchema = z.object({
  Version: z.literal(1),
  AccessKeyId: z.string().min(1),
  SecretAccessKey: z.string().min(1),
  SessionToken: z.string().min(1).optional(),
});

/**
 * Runs the `credential_process` of a profile and reads the keys that it prints. Throws a BuildError without the command, which
 * may have a password among its arguments.
 * https://docs.aws.amazon.com/sdkref/latest/guide/feature-process-credentials.html
 */
export async function askProgram(command: string, { name }: NamedProfile): Promise<Credentials> {
  const printed = await promisify(exec)(command, { timeout: limitMs }).catch((failed: unknown) => {
    throw failure(name, `failed: ${stderrOf(failed)}`);
  });
  const keys = printedSchema.safeParse(parseJson(printed.stdout)).data;
  if (keys === undefined) throw failure(name, 'prints no credentials of version 1');
  const { AccessKeyId: accessKeyId, SecretAccessKey: secretAccessKey, SessionToken: sessionToken } = keys;
  return { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) };
}

function stderrOf(failed: unknown): string {
  const text = failed instanceof Error && 'stderr' in failed ? String(failed.stderr).trim() : '';
  return text.replace(/\s+/g, ' ') || `no answer within ${limitMs / 1000} s, and no error`;
}

function failure(name: string, what: string): Error {
  return refused(
    `The credential_process of the profile "${name}" ${what}`,
    'Run its command by hand; it has to print the keys as JSON of version 1.',
  );
}
