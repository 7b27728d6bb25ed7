import { SourceError } from '../problems/source-error.ts';
import type { AnswerPlace } from './network-error.ts';
import type { Answer } from './send.ts';

/** Reads an answer as UTF-8, without a byte order mark. Throws a SourceError for other bytes. */
export function readText({ body }: Answer, place: AnswerPlace): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch (cause) {
    throw new SourceError('The answer is not UTF-8', { kind: 'encoding', ...place }, { cause });
  }
}
