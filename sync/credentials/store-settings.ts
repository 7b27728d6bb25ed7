import { type Environment, readProfile } from './aws-files.ts';

/** The place of a store, as the environment and the files of AWS tell it. */
export interface StoreSettings {
  readonly region?: string;
  readonly endpoint?: string;
}

/**
 * Reads the region and the endpoint under the usual names of AWS: the environment, then the profile.
 */
export async function readStoreSettings(environment: Environment): Promise<StoreSettings> {
  const { values } = await readProfile(environment);
  const region = environment.AWS_REGION || environment.AWS_DEFAULT_REGION || values?.region;
  const endpoint = environment.AWS_ENDPOINT_URL_S3 || environment.AWS_ENDPOINT_URL || values?.endpoint_url;
  return { ...(region && { region }), ...(endpoint && { endpoint }) };
}
