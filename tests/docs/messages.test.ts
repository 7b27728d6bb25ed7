import { expect, it } from 'vitest';
import { makeMessagesPage, messagesFile } from '../../tools/messages.ts';
import { readSources } from '../support/citations.ts';
import { readDocument } from '../support/documents.ts';
import { projectRoot } from '../support/project-root.ts';

it('the page of messages is as the source is: npm run messages makes it again', async () => {
  expect(await readDocument(messagesFile)).toBe(await makeMessagesPage(projectRoot));
});

it('hints are whole sentences, and messages begin with a capital', async () => {
  const product = (await readSources()).filter(({ name }) => /^(bin|generator)\//.test(name));
  const wrong = /\bhint: ?'(?![A-Z].*\.',?)|\bmessage: ?['`][a-z]/;
  const lines = product.flatMap(({ name, text }) =>
    text.split('\n').map((line) => `${name}: ${line.trim()}`),
  );
  expect(lines.filter((line) => wrong.test(line))).toEqual([]);
});
