import { type ASTNode, Kind } from 'graphql';

/**
 * Names one step of the path to a field within a query; null for any other node. Steps are joined
 * by dots and use the names of the schema, not aliases: "RootQuery.events.nodes.venue",
 * "Entry.NodeWithExcerpt.excerpt", where `Entry` is one of our fragments. So the same field has the
 * same path in every query.
 */
export function stepOf(node: ASTNode): string | null {
  switch (node.kind) {
    case Kind.OPERATION_DEFINITION:
      return 'RootQuery';
    case Kind.FRAGMENT_DEFINITION:
    case Kind.FIELD:
      return node.name.value;
    case Kind.INLINE_FRAGMENT:
      return node.typeCondition?.name.value ?? '';
    default:
      return null;
  }
}
