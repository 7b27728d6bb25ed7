import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import { readSample, type Sample, shapeOf } from './samples.ts';

let cms: DemoCms;

beforeAll(async () => {
  cms = await createDemoCms();
});

afterAll(() => cms.close());

/** Recorded requests that are valid on the demo too, and name nothing of the recorded site. */
const names = [
  'error-bad-variable',
  'error-introspection-public',
  'error-introspection-type',
  'error-page-has-no-excerpt',
  'error-syntax',
  'error-unknown-argument',
  'error-unknown-field',
  'error-unknown-type',
  'http-application-graphql',
  'http-bad-json',
  'http-batch',
  'http-batch-one-invalid',
  'http-batch-one-syntax-error',
  'http-batch-over-limit',
  'http-batch-single',
  'http-empty-body',
  'http-empty-object',
  'http-get',
  'http-operation-name',
  'http-put',
  'http-text-plain',
  'ok-typename',
  'ok-viewer-public',
  'paging-1-first',
  'paging-after-garbage',
  'paging-after-vanished',
  'paging-categories',
  'paging-contentnodes',
  'paging-first-and-last',
  'paging-first-negative',
  'paging-first-zero',
  'paging-last',
  'paging-no-args',
  'paging-over-max',
  'where-in-empty',
  'where-orderby-modified',
  'where-stati-mixed-public',
  'where-status-draft-public',
];

/** Not the words of every error: the two libraries differ in a few. */
const sameWords = [
  'error-bad-variable',
  'error-introspection-public',
  'error-introspection-type',
  'error-page-has-no-excerpt',
  'error-unknown-field',
  'error-unknown-type',
  'http-application-graphql',
  'http-batch-over-limit',
  'http-put',
  'http-text-plain',
  'paging-first-and-last',
  'paging-first-negative',
];

describe('the demo answers a recorded request as the real server did', () => {
  it.each(names)('%s: status, content type and shape', async (name) => {
    const { request, response } = readSample(name);
    const answer = await replay(request);
    expect(answer.status).toBe(response.status);
    expect(answer.contentType).toBe(response.headers['content-type']);
    expect(answer.shape).toEqual(shapeOf(response.body));
  });

  it.each(sameWords)('%s: in the same words', async (name) => {
    const { request, response } = readSample(name);
    const { body } = await replay(request);
    expect(messages(body)).toEqual(messages(response.body));
  });
});

async function replay({ method, path, headers, body }: Sample['request']) {
  const response = await fetch(cms.origin + path, {
    method,
    headers,
    // The plugin of the recorded site named its types of content without a prefix.
    ...(body !== null && { body: textOf(body).replace(/\bEVENT\b/, 'BOARDWALK_EVENT') }),
  });
  const answer: unknown = await response.json();
  return {
    status: response.status,
    contentType: response.headers.get('content-type'),
    body: answer,
    shape: shapeOf(answer),
  };
}

function textOf(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}

function messages(body: unknown): readonly string[] {
  const errors: { message: string }[] = Object(body).errors ?? [];
  return errors.map(({ message }) => message);
}
