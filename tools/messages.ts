import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exitCodes } from '../bin/exit-codes.ts';
import { findMessages, type Message } from './messages/find-messages.ts';

export const messagesFile = 'docs/messages.md';

const sources = ['bin', 'config', 'generator', 'sync', 'hosts'];

const introduction = `# Messages

All problems, warnings and errors of Boardwalk, by the room of the source that they come from. Made from the source by \`npm run messages\`; a test
fails when the page is not as the source is.

\`{name}\` is what is known only when it happens, and \`(one / other)\` is one of these. The last column says what becomes of it: a
[check](operators.md#checks-before-publishing), whose switch decides, or the [exit code](operators.md#exit-codes) of a build that ends with it. Where it is empty, it is a
warning, or a part of another message. A problem of an entry also names the entry, its field or block, and where it is edited. What a setting has to
be, its schema in \`config/settings.ts\` says.
`;

/** Makes the page of all messages. `root` is the project's folder. */
export async function makeMessagesPage(root: string): Promise<string> {
  const byRoom = new Map<string, Message[]>();
  for (const folder of sources) {
    const names = await readdir(path.join(root, folder), { recursive: true });
    for (const name of names.filter(isSource).sort()) {
      const file = path.posix.join(folder, name);
      const messages = findMessages(await readFile(path.join(root, file), 'utf8'));
      const room = roomOf(file);
      byRoom.set(room, [...(byRoom.get(room) ?? []), ...messages]);
    }
  }
  const rooms = [...byRoom].filter(([, messages]) => messages.length > 0);
  return [introduction, ...rooms.map(([room, messages]) => section(room, messages))].join('\n');
}

function isSource(name: string): boolean {
  return name.endsWith('.ts') && !name.split(path.sep).includes('generated');
}

/** A folder at the top, or a room of the generator. */
function roomOf(file: string): string {
  const [top = '', room = '', inRoom] = file.split('/');
  return top === 'generator' && inRoom !== undefined ? `${top}/${room}` : top;
}

function section(room: string, messages: readonly Message[]): string {
  const rows = messages.map(
    ({ text, hints, check, failure }) =>
      `| ${cell(text)} | ${hints.map(cell).join('<br>')} | ${becomes(check, failure, room)} |`,
  );
  return [`## ${room}`, '', '| Message | What to do | Then |', '|---|---|---|', ...new Set(rows), ''].join(
    '\n',
  );
}

/** As a table takes it: a bar would end the cell, and what looks like a tag would not be shown. */
function cell(text: string): string {
  return text.replace(/[|<*]/g, '\\$&').replace(/\s+/g, ' ');
}

function becomes(check: string | null, failure: string | null, room: string): string {
  if (check !== null) return `\`${check}\``;
  // A failure of the store: it depends on whether anything was written.
  if (room === 'sync' && failure === 'source') return 'exit 8 or 9';
  const kinds = new Set(failure?.split(' or '));
  const codes = Object.entries(exitCodes).flatMap(([kind, code]) => (kinds.has(kind) ? code : []));
  return codes.length === 0 ? '' : `exit ${codes.join(' or ')}`;
}

/** Writes the page; `npm run messages` calls it. */
export async function main(root: string): Promise<void> {
  await writeFile(path.join(root, messagesFile), await makeMessagesPage(root));
}
