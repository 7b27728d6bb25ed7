import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  visit,
} from 'graphql';

/** A query with its variables. Our own queries have different names. */
export interface Question {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface JoinedQuery {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  /**
   * Splits the data of the whole into that of each question, in order; undefined where a part is
   * missing.
   */
  readonly split: (data: unknown) => readonly (object | undefined)[];
}

/**
 * Joins several queries into one: each list and each variable gets a name of its own; fragments of
 * the same name must be equal. Fragments must not use variables.
 */
export function joinQueries(name: string, questions: readonly Question[]): JoinedQuery {
  const operations = questions.map(({ document }, index) => renamed(operationOf(document), index));
  const whole: OperationDefinitionNode = {
    kind: Kind.OPERATION_DEFINITION,
    operation: OperationTypeNode.QUERY,
    name: { kind: Kind.NAME, value: name },
    variableDefinitions: operations.flatMap(({ variableDefinitions = [] }) => variableDefinitions),
    selectionSet: {
      kind: Kind.SELECTION_SET,
      selections: operations.flatMap(({ selectionSet }) => selectionSet.selections),
    },
  };
  const fragments = fragmentsIn(questions.map(({ document }) => document));
  return {
    document: { kind: Kind.DOCUMENT, definitions: [whole, ...fragments] },
    variables: Object.assign({}, ...questions.map(({ variables }, index) => namesOf(variables, index))),
    split: (data) => questions.map(({ document }, index) => partOf(data, operationOf(document), index)),
  };
}

/** Lists the fragments of some documents, each once. */
export function fragmentsIn(documents: readonly DocumentNode[]): readonly FragmentDefinitionNode[] {
  const fragments = documents
    .flatMap(({ definitions }) => definitions)
    .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return [...new Map(fragments.map((fragment) => [fragment.name.value, fragment])).values()];
}

function operationOf({ definitions }: DocumentNode): OperationDefinitionNode {
  const operation = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined) throw new Error('a query without an operation cannot be joined');
  return operation;
}

function renamed(operation: OperationDefinitionNode, index: number): OperationDefinitionNode {
  const { selectionSet, ...rest }: OperationDefinitionNode = visit(operation, {
    Variable: (variable) => ({
      ...variable,
      name: { ...variable.name, value: nameOf(variable.name.value, index) },
    }),
  });
  const selections = selectionSet.selections.map((field) =>
    field.kind === Kind.FIELD
      ? { ...field, alias: { kind: Kind.NAME, value: nameOf(keyOf(field), index) } as const }
      : field,
  );
  return { ...rest, selectionSet: { ...selectionSet, selections } };
}

function namesOf(variables: Question['variables'], index: number): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [nameOf(name, index), value]));
}

/**
 * Returns the data of one query; undefined when one of its lists is null: a query of its own may
 * tell the reason.
 */
function partOf(data: unknown, { selectionSet }: OperationDefinitionNode, index: number): object | undefined {
  const answers = new Map(Object.entries(data ?? {}));
  const keys = selectionSet.selections.flatMap((field) => (field.kind === Kind.FIELD ? [keyOf(field)] : []));
  const part = keys.map((key): [string, unknown] => [key, answers.get(nameOf(key, index))]);
  return part.every(([, value]) => value != null) ? Object.fromEntries(part) : undefined;
}

function keyOf({ alias, name }: FieldNode): string {
  return (alias ?? name).value;
}

function nameOf(name: string, index: number): string {
  return `q${index}_${name}`;
}
