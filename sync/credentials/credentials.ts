import { type Redact, redactorOf } from '../../generator/http/redact.ts';

/** Keys of an AWS account, or of another store with the API of S3. */
export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Of keys that expire. */
  readonly sessionToken?: string;
}

/** Reads the credentials as they are now. Rejects with a BuildError `refused` without any. */
export type CredentialsReader = () => Promise<Credentials>;

/** Makes a function that removes these credentials from a text. The id of a key is no secret. */
export function redactorFor({ secretAccessKey, sessionToken }: Credentials): Redact {
  return redactorOf({
    'x-secret': secretAccessKey,
    ...(sessionToken !== undefined && { 'x-session-token': sessionToken }),
  });
}
