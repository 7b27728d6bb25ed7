import { SourceError } from '../problems/source-error.ts';
import type { AnswerPlace } from './network-error.ts';
import type { Answer } from './send.ts';

/**
 * Reads an answer as UTF-8, without a byte order mark. Throws a SourceError for other bytes, but not those of a failure:
 * its status says more, its page may be that of a web server, and it may be cut within a character.
 */
export function readText({ status, body }: Answer, place: AnswerPlace): string {
  const isOk = status >= 200 && status < 300;
  try {
    return new TextDecoder('utf-8', { fatal: isOk }).decode(body);
  } catch (cause) {
    throw new SourceError('The answer is not UTF-8', { kind: 'encoding', ...place }, { cause });
  }
}
