import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { answerSafely } from '../../../bin/commands/serve/answer.ts';
import { sha256 } from '../../../generator/util/hash.ts';
import { type Answer, StoreError, xmlAnswer } from '../s3-store/answer.ts';
import { type Credentials, createAuthenticator } from '../s3-store/authenticate.ts';
import type { Happening } from '../s3-store/fault.ts';
import { refuse } from '../s3-store/happenings.ts';
import { readRequest } from '../s3-store/request.ts';
import { sendOutcome } from '../s3-store/send-answer.ts';
import { serve } from '../serve.ts';
import { createInvalidation, type Invalidation } from './create-invalidation.ts';

export interface TestCloudFrontOptions {
  /** Everybody who may ask. Default: one owner. */
  readonly credentials?: Credentials;
  /** The clock of the service, in milliseconds. Default: that of the machine. */
  readonly now?: () => number;
}

/** The API of CloudFront in memory, with one distribution. */
export interface TestCloudFront {
  readonly endpoint: string;
  readonly distribution: string;
  readonly credentials: Credentials;
  /** All that were accepted: a repeated request is one. */
  readonly invalidations: Invalidation[];
  /** The results of all requests so far: "201", "403 AccessDenied". */
  readonly results: string[];
  /**
   * Plans what happens to the next requests, one after the other, in place of those planned before: an
   * answer, a refusal or a cut.
   */
  readonly plan: (happenings: readonly Happening[]) => void;
}

/** The answer when too much is in progress. */
export const tooMany = refuse(
  400,
  'TooManyInvalidationsInProgress',
  'Processing your request will cause you to exceed the maximum number of in-progress invalidations.',
);

const distribution = 'E1ABCDEF2GHIJK';
const owner: Credentials = { accessKeyId: 'AKIATESTOWNER', secretAccessKey: 'secret/of+the=owner' };

/** Opens the API on a free port of this machine, until the test ends. */
export async function openTestCloudFront({
  credentials = owner,
  now = Date.now,
}: TestCloudFrontOptions = {}): Promise<TestCloudFront> {
  const invalidations: Invalidation[] = [];
  const results: string[] = [];
  let planned: Happening[] = [];
  const scope = { region: 'us-east-1', service: 'cloudfront' };
  const authenticate = createAuthenticator({ credentials: [credentials], ...scope, now });

  const perform = (incoming: IncomingMessage, body: Buffer): Answer => {
    const request = readRequest(incoming, body);
    authenticate(request);
    if (request.headers['x-amz-content-sha256'] !== sha256(body))
      throw new StoreError(400, 'XAmzContentSHA256Mismatch', 'The body is another one.');
    if (request.method !== 'POST' || request.url !== `/2020-05-31/distribution/${distribution}/invalidation`)
      throw new StoreError(404, 'NoSuchDistribution', 'The specified distribution does not exist.');
    return accepted(createInvalidation(body.toString(), invalidations));
  };

  const endpoint = await serve(
    answerSafely(async (incoming, response) => {
      const body = await buffer(incoming);
      const happening = planned.shift();
      const isUndone = happening?.kind === 'cut' && happening.when !== 'after';
      const answer = isUndone ? null : answerTo(() => happens(happening) ?? perform(incoming, body));
      const isCut = happening?.kind === 'cut';
      results.push(isCut ? 'cut' : resultOf(answer));
      const outcome = isCut
        ? { answer: null, ending: 'cut' as const }
        : { answer, ending: 'complete' as const };
      sendOutcome(response, outcome, { date: new Date(now()).toUTCString() });
    }),
  );
  const plan = (happenings: readonly Happening[]): void => {
    planned = [...happenings];
  };
  return { endpoint, distribution, credentials, invalidations, results, plan };
}

/** Returns the answer that was planned; null without any. */
function happens(happening: Happening | undefined): Answer | null {
  if (happening === undefined) return null;
  switch (happening.kind) {
    case 'cut':
      return null;
    case 'answer':
      return happening.answer;
    case 'refuse':
      throw happening.error;
    default:
      throw new Error(`${happening.kind} does not happen here`);
  }
}

function resultOf(answer: Answer | null): string {
  const [, code] = /<Code>(.*?)<\/Code>/.exec(String(answer?.body)) ?? [];
  return [answer?.status, code].filter(Boolean).join(' ');
}

function answerTo(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    if (error instanceof StoreError) return refusalOf(error);
    throw error;
  }
}

/** Every service but S3 wraps its errors. */
function refusalOf({ status, code, message }: StoreError): Answer {
  const fields = { Error: { Type: 'Sender', Code: code, Message: message }, RequestId: '1' };
  return namespaced(xmlAnswer(status, 'ErrorResponse', fields));
}

function accepted({ id, reference, paths }: Invalidation): Answer {
  const batch = { Paths: { Quantity: paths.length }, CallerReference: reference };
  return namespaced(
    xmlAnswer(201, 'Invalidation', { Id: id, Status: 'InProgress', InvalidationBatch: batch }),
  );
}

function namespaced(answer: Answer): Answer {
  const body = String(answer.body).replace(
    /^(.*\n<\w+)/,
    '$1 xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"',
  );
  return { ...answer, body };
}
