import { createInterface } from 'node:readline';
import { ConfigError } from '../../../config/config-error.ts';

/** A question for a person at a terminal. */
export interface Question {
  readonly text: string;
  /** Returns why an answer cannot be used; undefined for one that can. */
  readonly refuse: (answer: string) => string | undefined;
}

/** Asks one question after the other, each until its answer can be used. Throws ConfigError when the input ends. */
export async function ask(questions: readonly Question[]): Promise<readonly string[]> {
  const input = createInterface({ input: process.stdin, output: process.stderr });
  // One reader for all: what is typed ahead is the next answer.
  const lines = input[Symbol.asyncIterator]();
  // The terminal gives it as a key while a line is read.
  input.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  const answers: string[] = [];
  try {
    for (const question of questions) answers.push(await answerTo(question));
  } finally {
    input.close();
  }
  return answers;

  async function answerTo({ text, refuse }: Question): Promise<string> {
    input.setPrompt(`${text} `);
    while (true) {
      input.prompt();
      const line = await lines.next();
      if (line.done)
        throw new ConfigError(['There was no answer: name both addresses with --endpoint and --site-url']);
      const answer = line.value.trim();
      const reason = refuse(answer);
      if (reason === undefined) return answer;
      process.stderr.write(`${reason}\n`);
    }
  }
}
