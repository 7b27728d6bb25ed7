import {
  type DocumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  separateOperations,
  valueFromASTUntyped,
  visit,
} from 'graphql';

export type Fields = Readonly<Record<string, unknown>>;

/** Lists the fields of a query at its root. */
export function fieldsOf(document: DocumentNode): readonly FieldNode[] {
  const { selections } = operationOf(document).selectionSet;
  return selections.filter((selection) => selection.kind === Kind.FIELD);
}

/** Makes a query of some fields, with the fragments and variables of the document that they use. */
export function partOf(document: DocumentNode, selections: readonly FieldNode[]): DocumentNode {
  const { variableDefinitions = [], name: _, ...operation } = operationOf(document);
  const used = new Set<string>();
  const selectionSet = { kind: Kind.SELECTION_SET, selections } as const;
  visit(selectionSet, { Variable: ({ name }) => void used.add(name.value) });
  const part: OperationDefinitionNode = {
    ...operation,
    selectionSet,
    variableDefinitions: variableDefinitions.filter(({ variable }) => used.has(variable.name.value)),
  };
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const [whole] = Object.values(separateOperations({ ...document, definitions: [part, ...fragments] }));
  if (whole === undefined) throw new Error('A query has no operation');
  return whole;
}

/** Returns the same field with other arguments: "first: 1". */
export function withArguments(field: FieldNode, text: string): FieldNode {
  return { ...field, arguments: fieldsOf(parse(`{ list(${text}) }`))[0]?.arguments ?? [] };
}

/** Returns the arguments of a field. */
export function argumentsOf({ arguments: given = [] }: FieldNode, variables: Fields): Fields {
  return Object.fromEntries(
    given.map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)]),
  );
}

/** Returns the name of a field in the answer. */
export function keyOf({ alias, name }: FieldNode): string {
  return (alias ?? name).value;
}

function operationOf({ definitions }: DocumentNode): OperationDefinitionNode {
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('A query has no operation');
  return operation;
}
