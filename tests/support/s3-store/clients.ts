import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { AwsClient } from 'aws4fetch';
import { onTestFinished } from 'vitest';
import { openTestStore, type TestStore, type TestStoreOptions } from './open-test-store.ts';

/** Opens a store that ends with the test. */
export async function openStore(options: Partial<TestStoreOptions> = {}): Promise<TestStore> {
  const store = await openTestStore({ bucket: 'pier', ...options });
  onTestFinished(() => store.close());
  return store;
}

/** The client of AWS, which tries once. */
export function openSdk({ endpoint, region, credentials }: TestStore, config: S3ClientConfig = {}): S3Client {
  // It would warn of the version of Node in the middle of the report.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: true,
    maxAttempts: 1,
    ...config,
  });
  onTestFinished(() => client.destroy());
  return client;
}

export interface RawRequest {
  readonly headers?: Record<string, string>;
  readonly body?: string;
  /** "20261123T180000Z". */
  readonly datetime?: string;
  /** Default: follow. */
  readonly redirect?: RequestRedirect;
}

/** Signs requests with aws4fetch and sends them, whatever they ask for. */
export function openRaw({ endpoint, region, credentials }: Omit<TestStore, 'requests'>) {
  const client = new AwsClient({ ...credentials, region, service: 's3', retries: 0 });
  return (
    method: string,
    target: string,
    { headers = {}, body, datetime, redirect = 'follow' }: RawRequest = {},
  ) =>
    client.fetch(`${endpoint}${target}`, {
      method,
      headers,
      redirect,
      ...(body !== undefined && { body }),
      ...(datetime !== undefined && { aws: { datetime } }),
    });
}

/** Returns status and code of an answer: "412 PreconditionFailed". */
export async function resultOf(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  const [, code] = /<Code>(.*?)<\/Code>/.exec(await response.text()) ?? [];
  return [response.status, code].filter(Boolean).join(' ');
}

/** The same of a failure of the SDK. */
export async function failureOf(answer: Promise<unknown>): Promise<string> {
  const error = await answer.then(
    () => null,
    (cause: unknown) => cause,
  );
  if (!(error instanceof Error)) return 'no failure';
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return `${$metadata?.httpStatusCode} ${error.name}`;
}
