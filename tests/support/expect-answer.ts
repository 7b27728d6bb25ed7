import { expect } from 'vitest';
import { type Asked, ask } from './ask.ts';
import type { HostQuestion } from './host-questions.ts';

/** Asks a server a question, and fails where its answer differs. */
export async function expectAnswer(url: string, question: HostQuestion): Promise<void> {
  const { target, method = 'GET', range } = question;
  checkAnswer(await ask(url + target, { method, headers: range === undefined ? {} : { range } }), question);
}

export function checkAnswer(answer: Asked, { status, body, headers = {}, without = [] }: HostQuestion): void {
  expect(answer).toMatchObject({ status, ...(body !== undefined && { body }), headers });
  for (const name of without) expect(answer.headers).not.toHaveProperty(name);
}
