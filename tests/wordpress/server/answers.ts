import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** An answer of another server to a request of WordPress. */
export interface OtherAnswer {
  readonly status: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sets what other servers answer to WordPress from now on; null: they do not answer. */
export function answerWith(content: string, answer: OtherAnswer | null): Promise<void> {
  return writeFile(path.join(content, 'answer.json'), JSON.stringify(answer));
}
