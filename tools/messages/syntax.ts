import { parseSync } from 'oxc-parser';

/** A node of a parsed file, with the node that holds it. */
export interface SyntaxNode {
  readonly type: string;
  readonly parent: SyntaxNode | null;
  /** Returns a part that is a node or a list of nodes; empty without a part of this name. */
  readonly nodes: (name: string) => readonly SyntaxNode[];
  /** A part that is text, such as the name of an identifier. */
  readonly text: (name: string) => string | undefined;
  /** True for a part that is switched on, such as `computed` of a member. */
  readonly is: (name: string) => boolean;
  /** The nodes right in it, in the order of the source. */
  readonly children: readonly SyntaxNode[];
  /** All nodes in it, itself first. */
  readonly all: readonly SyntaxNode[];
}

/** Parses a file of TypeScript. */
export function parseFile(source: string): SyntaxNode {
  return toNode(parseSync('source.ts', source, { preserveParens: false }).program, null);
}

function toNode(value: object, parent: SyntaxNode | null): SyntaxNode {
  const parts = new Map<string, readonly SyntaxNode[]>();
  const facts = new Map<string, unknown>(Object.entries(value));
  let all: readonly SyntaxNode[] | undefined;
  const node: SyntaxNode = {
    type: String(facts.get('type')),
    parent,
    nodes: (name) => parts.get(name) ?? [],
    text: (name) => textIn(facts.get(name)),
    is: (name) => facts.get(name) === true,
    get children() {
      return [...parts.values()].flat();
    },
    get all() {
      all ??= collect(node, []);
      return all;
    },
  };
  for (const [name, part] of facts) {
    const children = (Array.isArray(part) ? part : [part]).filter(isNode).map((child) => toNode(child, node));
    if (children.length > 0) parts.set(name, children);
  }
  return node;
}

function collect(node: SyntaxNode, found: SyntaxNode[]): readonly SyntaxNode[] {
  found.push(node);
  for (const child of node.children) collect(child, found);
  return found;
}

function isNode(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The text of a string, and of a piece of a template. */
function textIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const isPiece = typeof value === 'object' && value !== null && 'cooked' in value;
  return isPiece && typeof value.cooked === 'string' ? value.cooked : undefined;
}
