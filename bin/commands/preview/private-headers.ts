import { robotsHeader } from '../../../generator/publish/class-headers.ts';

export type Headers = Readonly<Record<string, string>>;

/**
 * Headers of every answer with a preview: nothing keeps it, finds it, or learns its address, which
 * contains the token.
 */
export const privateHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  [robotsHeader]: 'noindex, nofollow',
} as const satisfies Headers;
