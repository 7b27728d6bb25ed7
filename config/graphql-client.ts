import * as z from 'zod';
import { webAddress } from './http-url.ts';

/** Accepts functions unchanged, such as headers made for each request. */
const callable = z.custom<never>((value) => typeof value === 'function', 'must be a function');

/** The longest time of a timer: 24 days. */
const milliseconds = z.number().int().min(1).max(2_147_483_647);

const clientOptions = z.strictObject({
  method: z.enum(['GET', 'POST']).exactOptional(),
  headers: z.union([z.record(z.string(), z.string()), callable]).exactOptional(),
  requestMiddleware: callable.exactOptional(),
  responseMiddleware: callable.exactOptional(),
  credentials: z.enum(['include', 'omit', 'same-origin']).exactOptional(),
  mode: z.enum(['cors', 'no-cors', 'same-origin']).exactOptional(),
  errorPolicy: z.enum(['none', 'all', 'ignore']).exactOptional(),
  timeoutMs: milliseconds.exactOptional(),
  queryTimeoutMs: milliseconds.exactOptional(),
  retries: z.number().int().min(0).max(10).exactOptional(),
  maxDelayMs: milliseconds.exactOptional(),
  maxAnswerBytes: z
    .number()
    .int()
    .min(1)
    .max(512 * 1024 * 1024)
    .exactOptional(),
});

/** The address of a GraphQL server. Whatever is in it is printed: credentials are not. */
export const endpointUrl = webAddress('/graphql').refine((value) => {
  const { username, password } = new URL(value);
  return username === '' && password === '';
}, 'must not contain a user name or password: send them in a header');

/** One GraphQL client: its endpoint, and the options of its requests. */
export const graphqlClient = z.strictObject({
  endpoint: endpointUrl.exactOptional(),
  options: clientOptions.exactOptional(),
});
