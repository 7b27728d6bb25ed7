import { type DefinitionNode, type DocumentNode, Kind, type SelectionSetNode, visit } from 'graphql';
import { stepOf } from './query-path.ts';

/**
 * Removes fields and types from a query, by alias, name or path (`query-path.ts`), with everything
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
