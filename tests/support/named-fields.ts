import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/**
 * The fields that queries ask for, as `Type.field`, sorted: of the types that answer, not of the interfaces that the queries go
 * by. What only one kind of block has counts for that kind.
 */
export function fieldsNamedBy(documents: readonly DocumentNode[], schema: GraphQLSchema): readonly string[] {
  const named = new Set<string>();
  for (const { definitions } of documents) {
    const fragments = new Map(
      definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
    );
    const root = schema.getQueryType();
    for (const one of definitions)
      if (one.kind === Kind.OPERATION_DEFINITION && root)
        walk(one.selectionSet, root.name, { schema, fragments, named });
  }
  return [...named].sort();
}

interface Walk {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly named: Set<string>;
}

function walk({ selections }: SelectionSetNode, typeName: string, walking: Walk): void {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      walkField(selection, typeName, walking);
      continue;
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : walking.fragments.get(selection.name.value);
    if (fragment === undefined) throw new Error('the query names a fragment that it does not have');
    const condition = fragment.typeCondition?.name.value ?? typeName;
    const answering = narrow(typeName, condition, walking.schema);
    if (answering !== null) walk(fragment.selectionSet, answering, walking);
  }
}

function walkField({ name, selectionSet }: FieldNode, typeName: string, walking: Walk): void {
  const type = walking.schema.getType(typeName);
  const field = isObjectType(type) || isAbstractType(type) ? fieldOf(type, name.value) : undefined;
  // A fragment on all kinds of entries asks for what some of them do not have.
  if (field === undefined) return;
  walking.named.add(`${typeName}.${name.value}`);
  const next = getNamedType(field.type);
  if (selectionSet && isCompositeType(next)) walk(selectionSet, next.name, walking);
}

function fieldOf(type: object, name: string) {
  return 'getFields' in type && typeof type.getFields === 'function' ? type.getFields()[name] : undefined;
}

/** The type that answers within a fragment: the narrower of both; null when it is of another one. */
function narrow(typeName: string, condition: string, schema: GraphQLSchema): string | null {
  const [type, wanted] = [schema.getType(typeName), schema.getType(condition)];
  if (
    typeName === condition ||
    (isObjectType(type) && isAbstractType(wanted) && schema.isSubType(wanted, type))
  )
    return typeName;
  return isAbstractType(type) ? condition : null;
}
