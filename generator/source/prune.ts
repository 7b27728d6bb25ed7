import { type DefinitionNode, type DocumentNode, Kind, type SelectionSetNode, visit } from 'graphql';

/**
 * Leaves fields out of a query, by alias or name, and with them what nothing else needs: empty selections, fragments and
 * variables. The result is a query that a server without these fields accepts.
 */
export function prune<Document extends DocumentNode>(
  document: Document,
  fields: ReadonlySet<string>,
): Document {
  const pruned = visit(document, {
    Field: {
      enter: (field) => (fields.has(field.alias?.value ?? field.name.value) ? null : undefined),
      leave: (field) => (isEmpty(field.selectionSet) ? null : undefined),
    },
    InlineFragment: { leave: (fragment) => (isEmpty(fragment.selectionSet) ? null : undefined) },
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

/** The fragments and variables that the operations reach. */
function namesIn(document: DocumentNode): { fragments: ReadonlySet<string>; variables: ReadonlySet<string> } {
  const fragments = new Set<string>();
  const variables = new Set<string>();
  const reach = (definition: DefinitionNode): void => {
    visit(definition, {
      enter: (node) => {
        // A definition is no use.
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
