/** Characters of a piece of a long list. */
const pieceLength = 100_000;

/**
 * Yields the text of `JSON.stringify(value, null, 2)` in pieces. Of lists that are made when they
 * are read, memory holds a piece.
 */
export function* jsonPieces(value: unknown, indent = ''): Generator<string> {
  if (!isObject(value)) return yield JSON.stringify(value) ?? 'null';
  const inner = `${indent}  `;
  if (Symbol.iterator in value) return yield* list(value as Iterable<unknown>, indent);
  let before = '{';
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue;
    yield `${before}\n${inner}${JSON.stringify(name)}: `;
    yield* jsonPieces(member, inner);
    before = ',';
  }
  yield before === '{' ? '{}' : `\n${indent}}`;
}

function* list(items: Iterable<unknown>, indent: string): Generator<string> {
  const inner = `${indent}  `;
  let piece = '[';
  let isEmpty = true;
  for (const item of items) {
    piece += `${isEmpty ? '' : ','}\n${inner}`;
    isEmpty = false;
    for (const part of jsonPieces(item, inner)) {
      piece += part;
      if (piece.length < pieceLength) continue;
      yield piece;
      piece = '';
    }
  }
  yield `${piece}${isEmpty ? '' : `\n${indent}`}]`;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
