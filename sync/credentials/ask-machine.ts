import type { Environment } from './aws-files.ts';
import type { Credentials } from './credentials.ts';
import { askService, parseKeys } from './metadata-service.ts';

/**
 * Asks the service of a machine (EC2) for the keys of its role, with a token of that service. Null where the environment
 * switches it off. Throws without an answer, as off AWS.
 * https://docs.aws.amazon.com/sdkref/latest/guide/feature-imds-credentials.html
 */
export async function askMachine(environment: Environment): Promise<Credentials | null> {
  if (environment.AWS_EC2_METADATA_DISABLED?.toLowerCase() === 'true') return null;
  const isIpv6 = environment.AWS_EC2_METADATA_SERVICE_ENDPOINT_MODE?.toLowerCase() === 'ipv6';
  const usual = isIpv6 ? 'http://[fd00:ec2::254]' : 'http://169.254.169.254';
  const endpoint = environment.AWS_EC2_METADATA_SERVICE_ENDPOINT || usual;
  const urlOf = (path: string) => new URL(`/latest/${path}`, endpoint);
  const token = await askService({
    url: urlOf('api/token'),
    method: 'PUT',
    headers: { 'x-aws-ec2-metadata-token-ttl-seconds': '21600' },
  });
  const headers = { 'x-aws-ec2-metadata-token': token };
  const roles = 'meta-data/iam/security-credentials/';
  const role = (await askService({ url: urlOf(roles), headers })).trim();
  const keys = await askService({ url: urlOf(roles + encodeURIComponent(role)), headers });
  return parseKeys(keys, 'The service of the machine');
}
