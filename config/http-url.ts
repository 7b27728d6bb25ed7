import * as z from 'zod';

/** An address of the web. */
export const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an http or https address',
  abort: true,
});
