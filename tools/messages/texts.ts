import type { SyntaxNode } from './syntax.ts';

/**
 * Lists the possible texts of an expression, with `{name}` for values known only at run time. A
 * choice gives one text for each side; a name or a function of the same file is replaced by its
 * value. Empty for other expressions.
 */
export function textsOf(node: SyntaxNode | undefined): readonly string[] {
  return readTexts(node, new Set());
}

/** `seen` holds what is being read: a function that calls itself adds nothing. */
function readTexts(node: SyntaxNode | undefined, seen: ReadonlySet<SyntaxNode>): readonly string[] {
  if (node === undefined || seen.has(node)) return [];
  const within = new Set([...seen, node]);
  const partsOf = (...names: readonly string[]) =>
    names.flatMap((name) => readTexts(node.nodes(name)[0], within));
  switch (node.type) {
    case 'Literal':
      return [node.text('value') ?? []].flat();
    case 'TemplateLiteral':
      return [fill(node, within)];
    case 'ConditionalExpression':
      return partsOf('consequent', 'alternate');
    case 'LogicalExpression':
      return partsOf('left', 'right');
    case 'Identifier':
      return textsOfAll(valuesOf(node), within);
    case 'MemberExpression':
      return node.is('computed')
        ? valuesOf(node.nodes('object')[0]).flatMap((table) => tableTexts(table, within))
        : [];
    case 'ArrayExpression':
      return node.nodes('elements').flatMap((element) => readTexts(element, within));
    case 'SpreadElement':
    case 'ArrowFunctionExpression':
      return partsOf('argument', 'body');
    case 'CallExpression':
      return [...listOf(node), ...returnsOf(node)].flatMap((part) => readTexts(part, within));
    default:
      return [];
  }
}

/** The texts of all these; empty where one of them is unknown here: the others alone would look like all there are. */
function textsOfAll(nodes: readonly SyntaxNode[], seen: ReadonlySet<SyntaxNode>): readonly string[] {
  const texts = nodes.map((node) => readTexts(node, seen));
  return texts.some((found) => found.length === 0) ? [] : texts.flat();
}

/** The texts of an object that is a table of them. */
function tableTexts(table: SyntaxNode, seen: ReadonlySet<SyntaxNode>): readonly string[] {
  if (table.type !== 'ObjectExpression') return [];
  return table.nodes('properties').flatMap((property) => readTexts(property.nodes('value')[0], seen));
}

/** Fills the holes of a template: by the texts that they may be, or by their names. */
function fill(template: SyntaxNode, seen: ReadonlySet<SyntaxNode>): string {
  const holes = template.nodes('expressions').map((hole) => {
    const texts = choicesOf(hole, seen).filter((text) => text !== '');
    const [only] = texts;
    if (only === undefined) return `{${nameOf(hole)}}`;
    return texts.length === 1 ? only : `(${texts.join(' / ')})`;
  });
  return template
    .nodes('quasis')
    .map((piece, index) => `${piece.text('value') ?? ''}${holes[index] ?? ''}`)
    .join('');
}

/** The texts of a hole where all of them are known. */
function choicesOf(hole: SyntaxNode, seen: ReadonlySet<SyntaxNode>): readonly string[] {
  switch (hole.type) {
    case 'Identifier':
    case 'ConditionalExpression':
    case 'TemplateLiteral':
      return readTexts(hole, seen);
    case 'CallExpression':
      return textsOfAll(returnsOf(hole), new Set([...seen, hole]));
    default:
      return [];
  }
}

/** Names a hole: by its own name, the last part of it, or the value that its text is made of. */
function nameOf(node: SyntaxNode | undefined): string {
  const part = (name: string) => nameOf(node?.nodes(name)[0]);
  switch (node?.type) {
    case 'Identifier':
      return node.text('name') ?? '';
    case 'MemberExpression': {
      const isOfList = part('property') === 'length' || node.is('computed');
      return isOfList ? part('object') : part('property');
    }
    case 'CallExpression':
      return nameOfCall(node);
    case 'ChainExpression':
    case 'TSNonNullExpression':
      return part('expression');
    case 'ConditionalExpression':
      return part('consequent');
    case 'LogicalExpression':
    case 'BinaryExpression':
      return part('left');
    default:
      return '…';
  }
}

/** Names a call by its value: `list.join(', ')` by the list, `describe(cause)` and `String(cause)` by the cause. */
function nameOfCall(call: SyntaxNode): string {
  const callee = call.nodes('callee')[0];
  const owner = callee?.type === 'MemberExpression' ? nameOf(callee.nodes('object')[0]) : '…';
  const isOfValue = owner !== '…' && !/^[A-Z]/.test(owner);
  const given = call.nodes('arguments').map(nameOf);
  return isOfValue ? owner : (given.find((name) => name !== '…') ?? nameOf(callee));
}

/** Finds the values of a name in its file: the nearest constant, or the arguments of a function that only this file calls. */
function valuesOf(node: SyntaxNode | undefined): readonly SyntaxNode[] {
  const name = node?.text('name');
  for (let place = node?.parent ?? null; place !== null; place = place.parent) {
    const given = place.nodes('params').findIndex((parameter) => parameter.text('name') === name);
    if (given !== -1) return callsOf(place).flatMap((call) => call.nodes('arguments')[given] ?? []);
    if (isTakenApart(place, name)) return [];
    const found = declarationsIn(place).find((one) => one.nodes('id')[0]?.text('name') === name);
    if (found !== undefined) return found.nodes('init');
  }
  return [];
}

/** True for a name that a function takes out of an object: its value is unknown here. */
function isTakenApart(place: SyntaxNode, name: string | undefined): boolean {
  return place
    .nodes('params')
    .flatMap(({ all }) => all)
    .some((one) => one.type === 'Identifier' && one.text('name') === name);
}

function callsOf(declaration: SyntaxNode): readonly SyntaxNode[] {
  const name = declaration.nodes('id')[0]?.text('name');
  if (name === undefined || declaration.parent?.type === 'ExportNamedDeclaration') return [];
  return fileOf(declaration).all.filter(
    ({ type, nodes }) => type === 'CallExpression' && nodes('callee')[0]?.text('name') === name,
  );
}

function fileOf(node: SyntaxNode): SyntaxNode {
  let file = node;
  while (file.parent !== null) file = file.parent;
  return file;
}

function declarationsIn(place: SyntaxNode): readonly SyntaxNode[] {
  return place
    .nodes('body')
    .flatMap((statement) =>
      statement.type === 'ExportNamedDeclaration' ? statement.nodes('declaration') : [statement],
    )
    .flatMap((statement) => statement.nodes('declarations'));
}

/** Finds the parts of a list: `names.map((name) => …)`, `lines.join(' ')`. */
function listOf(call: SyntaxNode): readonly SyntaxNode[] {
  const [callee] = call.nodes('callee');
  const method = callee?.nodes('property')[0]?.text('name');
  if (method === 'join') return callee?.nodes('object') ?? [];
  return method === 'map' ? call.nodes('arguments') : [];
}

/** Finds all that a function of the same file may return. */
function returnsOf(call: SyntaxNode): readonly SyntaxNode[] {
  const name = call.nodes('callee')[0]?.text('name');
  const found = fileOf(call).all.find(
    ({ type, nodes }) => type === 'FunctionDeclaration' && nodes('id')[0]?.text('name') === name,
  );
  const returns = found?.all.filter(({ type }) => type === 'ReturnStatement') ?? [];
  return returns.flatMap(({ nodes }) => nodes('argument'));
}
