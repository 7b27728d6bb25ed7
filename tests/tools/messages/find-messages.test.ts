import { describe, expect, it } from 'vitest';
import { findMessages } from '../../../tools/messages/find-messages.ts';

const textsIn = (source: string) => findMessages(source).map(({ text }) => text);

describe('the messages of a source file', () => {
  it('are objects with a message, with what to do and the check that finds them', () => {
    const source = `warn({ check: 'brokenLink', message: \`A link leads to \${link.path}\`, hint: 'Fix it.' });`;
    expect(findMessages(source)).toEqual([
      { text: 'A link leads to {path}', hints: ['Fix it.'], check: 'brokenLink', failure: null },
    ]);
  });

  it('are errors, with the problem of the same words', () => {
    const source = `
      const message = \`No answer from \${host}\`;
      throw new BuildError('source', message, [{ message, hint: 'Check the host.' }]);
      throw new ConfigError([\`\${name}: no such file\`]);`;
    expect(findMessages(source)).toEqual([
      { text: 'No answer from {host}', hints: ['Check the host.'], check: null, failure: 'source' },
      { text: '{name}: no such file', hints: [], check: null, failure: 'usage' },
    ]);
  });

  it('name every failure that an error may be', () => {
    const source = `throw new BuildError(kind === 'denied' ? 'usage' : 'unfinished', 'The store is closed');`;
    expect(findMessages(source).map(({ failure }) => failure)).toEqual(['usage or unfinished']);
  });

  it('are all that a choice, a table or a function of the file may give', () => {
    const source = `
      const reasons = { a: 'is empty', b: 'is reserved' };
      function causeOf(code: string): string {
        if (code === 'x') return 'a disk is full';
        return \`\${code} happened\`;
      }
      warn({ message: isThere ? 'it is there' : causeOf(code), hint: reasons[key] });`;
    expect(findMessages(source)).toMatchObject([
      { text: 'it is there', hints: ['is empty', 'is reserved'] },
      { text: 'a disk is full' },
      { text: '{code} happened' },
    ]);
  });

  it('name what a function of the file is given wherever it is called, unless others may call it', () => {
    const calls = `refuse('is empty'); refuse(\`is longer than \${most}\`);`;
    const body = `refuse(reason: string) { warn({ message: \`the slug \${reason}\` }); }`;
    expect(textsIn(`${calls} function ${body}`)).toEqual(['the slug (is empty / is longer than {most})']);
    expect(textsIn(`${calls} export function ${body}`)).toEqual(['the slug {reason}']);
    expect(textsIn(`${calls} refuse(other); function ${body}`)).toEqual(['the slug {reason}']);
  });

  it('name a hole by what its text is made of', () => {
    const holes = [
      'ids.length',
      "names.join(', ')",
      'String(cause)',
      'found?.title ?? other',
      'list.length - 1',
    ];
    expect(textsIn(`warn({ message: \`${holes.map((hole) => `\${${hole}}`).join(' is ')}\` });`)).toEqual([
      '{ids} is {names} is {cause} is {title} is {list}',
    ]);
  });

  it('are found where they are written, not where they are handed on', () => {
    expect(
      textsIn(
        `warn({ message: error.message }); warn({ message }); const a = { message: \`\${a}: \${b}\` };`,
      ),
    ).toEqual([]);
  });

  it('end with functions that call themselves', () => {
    const source =
      "function nameOf(a) { return a ? nameOf(a.parent) : 'the top'; } warn({ message: nameOf(b) });";
    expect(textsIn(source)).toEqual(['the top']);
  });
});
