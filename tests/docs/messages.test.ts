import { expect, it } from 'vitest';
import { makeMessagesPage, messagesFile } from '../../tools/messages.ts';
import { readDocument } from '../support/documents.ts';
import { projectRoot } from '../support/project-root.ts';

it('the page of messages is as the source is: npm run messages makes it again', async () => {
  expect(await readDocument(messagesFile)).toBe(await makeMessagesPage(projectRoot));
});
