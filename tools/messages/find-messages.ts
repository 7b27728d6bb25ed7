import { parseFile, type SyntaxNode } from './syntax.ts';
import { textsOf } from './texts.ts';

/** A message that the source may show to a person. */
export interface Message {
  readonly text: string;
  /** The hints, one text for each case. */
  readonly hints: readonly string[];
  /** The check that decides what becomes of it. */
  readonly check: string | null;
  /**
   * The kind of failure that ends the build with it, as `BuildError` has it, or "usage or unfinished" where it depends; null
   * where it need not end one.
   */
  readonly failure: string | null;
}

/**
 * Finds the messages of a file: objects with a `message`, and the errors of ours that are made there. A message that is handed on
 * is found where it is written.
 */
export function findMessages(source: string): readonly Message[] {
  const nodes = parseFile(source).all;
  const found = [
    ...nodes.flatMap(messagesOfObject),
    ...messagesOfTable(nodes),
    ...nodes.flatMap(messagesOfError),
  ];
  return joinEqual(found.filter(({ text }) => /\p{Letter}{2}/u.test(text.replace(/\{[^}]*\}/g, ''))));
}

/** One message for those of equal text: an error is often written with its problem. */
function joinEqual(messages: readonly Message[]): readonly Message[] {
  const byText = new Map<string, Message>();
  for (const message of messages) {
    const before = byText.get(message.text);
    byText.set(message.text, {
      text: message.text,
      hints: [...new Set([...(before?.hints ?? []), ...message.hints])],
      check: before?.check ?? message.check,
      failure: before?.failure ?? message.failure,
    });
  }
  return [...byText.values()];
}

function messagesOfObject(node: SyntaxNode): readonly Message[] {
  if (node.type !== 'ObjectExpression') return [];
  const hints = textsOf(valueIn(node, 'hint'));
  const check = textsOf(valueIn(node, 'check'))[0] ?? null;
  const failure = failureAround(node);
  return textsOf(valueIn(node, 'message')).map((text) => ({ text, hints, check, failure }));
}

/** Rows of a table of wordings, `{ says: (count) => …, hint }`: all of them are found by the one check that the file names. */
function messagesOfTable(nodes: readonly SyntaxNode[]): readonly Message[] {
  const checks = new Set(nodes.flatMap((node) => textsOf(valueIn(node, 'check'))));
  const [check = null] = checks.size === 1 ? checks : [];
  return nodes.flatMap((node) => {
    const says = valueIn(node, 'says');
    const texts = says?.type === 'ArrowFunctionExpression' ? textsOf(says.nodes('body')[0]) : [];
    return texts.map((text) => ({ text, hints: textsOf(valueIn(node, 'hint')), check, failure: null }));
  });
}

/** The value of a property; of a shorthand, the name itself. */
function valueIn(object: SyntaxNode, key: string): SyntaxNode | undefined {
  return object
    .nodes('properties')
    .find((property) => property.nodes('key')[0]?.text('name') === key)
    ?.nodes('value')[0];
}

/** The failure that an object is a problem of: `new BuildError('content', …, [{ … }])`. */
function failureAround(node: SyntaxNode): string | null {
  const call = node.parent?.type === 'ArrayExpression' ? node.parent.parent : null;
  return call === null ? null : (failureOf(call)?.kind ?? null);
}

function messagesOfError(node: SyntaxNode): readonly Message[] {
  const failure = failureOf(node);
  if (failure === null) return [];
  const start = failure.isPart ? '… ' : '';
  const texts =
    failure.message?.type === 'ArrayExpression' ? failure.message.nodes('elements') : [failure.message];
  return texts
    .flatMap((text) => textsOf(text))
    .map((text) => ({ text: start + text, hints: [], check: null, failure: failure.kind }));
}

interface Failure {
  readonly kind: string | null;
  readonly message: SyntaxNode | undefined;
  /** Another message quotes it. */
  readonly isPart: boolean;
}

/** The classes of our errors: what they end a build with, and which argument is the message. */
const errors: Readonly<Record<string, { readonly kind: string | null; readonly place: number }>> = {
  SourceError: { kind: 'source', place: 0 },
  ConfigError: { kind: 'usage', place: 0 },
  InvalidArgumentError: { kind: 'usage', place: 0 },
  UnusableMedia: { kind: null, place: 0 },
  BlockedAddress: { kind: null, place: 0 },
};

function failureOf(node: SyntaxNode): Failure | null {
  if (node.type !== 'NewExpression') return null;
  const [callee] = node.nodes('callee');
  const given = node.nodes('arguments');
  const name = callee?.text('name') ?? '';
  if (name === 'BuildError') {
    const kinds = textsOf(given[0]);
    return { kind: kinds.length === 0 ? null : kinds.join(' or '), message: given[1], isPart: false };
  }
  const error = errors[name];
  return error === undefined
    ? null
    : { kind: error.kind, message: given[error.place], isPart: error.kind === null };
}
