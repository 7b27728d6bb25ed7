import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Kind } from '../content/content.ts';
import { isKind } from '../content/kinds/descriptions.ts';
import { parseJson } from '../util/parse-json.ts';
import { openAgain, PreviewRefusal } from './refusal.ts';

/** The subject of a preview, as the plugin of the CMS has signed it. */
export interface Ticket {
  readonly kind: Kind;
  readonly entry: number;
  /** The revision whose text, fields and picture are shown; null for the entry itself. */
  readonly revision: number | null;
  /** The picture of the entry where it is not the stored one: WordPress keeps it with no revision. */
  readonly picture?: number | undefined;
  /** The user of the CMS who previews. */
  readonly user: number;
}

export interface TokenRules {
  /** Shared with the CMS. */
  readonly secret: string;
  readonly nowMs: number;
}

/** Longer ones are not looked at. */
const mostLetters = 1000;

/** A token lasts an hour; the clocks of two machines differ by minutes. */
const mostSeconds = 3600 + 300;

const id = z.number().int().positive();
const payload = z.object({
  entry: id,
  kind: z.string(),
  revision: id.nullable(),
  picture: id.optional(),
  user: id,
  until: id,
});

/**
 * Reads a token: base64url of its JSON, a dot, base64url of the HMAC-SHA256 of that first part.
 * Throws PreviewRefusal: 401 for one that the CMS has not signed, 403 for one that has expired, 404
 * for an unknown kind.
 */
export function readToken(token: string, { secret, nowMs }: TokenRules): Ticket {
  const [, body = '', mac = ''] = /^([\w-]+)\.([\w-]+)$/.exec(token.slice(0, mostLetters)) ?? [];
  if (token.length > mostLetters || !isSigned(body, mac, secret)) throw unsigned();
  const checked = payload.safeParse(parseJson(Buffer.from(body, 'base64url').toString()));
  if (!checked.success) throw unsigned();
  const { kind, until, ...subject } = checked.data;
  const left = until - nowMs / 1000;
  if (left > mostSeconds) throw unsigned();
  if (left <= 0) throw new PreviewRefusal(403, 'This preview has expired', openAgain);
  if (!isKind(kind)) throw new PreviewRefusal(404, 'The site has no entries of this kind', openAgain);
  return { kind, ...subject };
}

/** Compares in constant time: the time of an answer tells nothing about the right signature. */
function isSigned(body: string, mac: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(mac, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function unsigned(): PreviewRefusal {
  return new PreviewRefusal(401, 'This preview was not opened from WordPress', openAgain);
}
