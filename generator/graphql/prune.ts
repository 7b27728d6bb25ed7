import {
  type ASTNode,
  type DefinitionNode,
  type DocumentNode,
  Kind,
  type SelectionSetNode,
  visit,
} from 'graphql';

/**
 * Removes fields and types from a query, by alias, name or path (`stepOf`), with everything
 * that only they need: empty selections, fragments and variables. The result is valid for a server
 * without these fields.
 */
export function prune<Document extends DocumentNode>(
  document: Document,
  fields: ReadonlySet<string>,
): Document {
  const steps: string[] = [];
  const pruned = visit(document, {
    enter: (node) => {
      const step = stepOf(node);
      if (node.kind === Kind.FRAGMENT_SPREAD && fields.has(node.name.value)) return null;
      if (step === null) return undefined;
      const isNamed = node.kind === Kind.FIELD && fields.has(node.alias?.value ?? step);
      if (isNamed || fields.has([...steps, step].join('.'))) return null;
      steps.push(step);
      return undefined;
    },
    leave: (node) => {
      if (stepOf(node) !== null) steps.pop();
      const isPart = node.kind === Kind.FIELD || node.kind === Kind.INLINE_FRAGMENT;
      return isPart && isEmpty(node.selectionSet) ? null : undefined;
    },
  });
  const { fragments, variables } = namesIn(pruned);
  return visit(pruned, {
    leave: (node) => {
      if (node.kind === Kind.FRAGMENT_DEFINITION && !fragments.has(node.name.value)) return null;
      if (node.kind === Kind.VARIABLE_DEFINITION && !variables.has(node.variable.name.value)) return null;
      return undefined;
    },
  });
}

function isEmpty(selectionSet: SelectionSetNode | undefined): boolean {
  return selectionSet !== undefined && selectionSet.selections.length === 0;
}

/** Collects the fragments and variables that the operations use. */
function namesIn(document: DocumentNode): { fragments: ReadonlySet<string>; variables: ReadonlySet<string> } {
  const fragments = new Set<string>();
  const variables = new Set<string>();
  const reach = (definition: DefinitionNode): void => {
    visit(definition, {
      enter: (node) => {
        // A definition does not count as a use.
        if (node.kind === Kind.VARIABLE_DEFINITION) return false;
        if (node.kind === Kind.VARIABLE) variables.add(node.name.value);
        if (node.kind === Kind.FRAGMENT_SPREAD && !fragments.has(node.name.value)) {
          fragments.add(node.name.value);
          for (const used of document.definitions) if (isFragment(used, node.name.value)) reach(used);
        }
        return undefined;
      },
    });
  };
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) reach(definition);
  }
  return { fragments, variables };
}

function isFragment(definition: DefinitionNode, name: string): boolean {
  return definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name;
}

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
