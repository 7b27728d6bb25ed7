import {
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLInterfaceType,
  GraphQLObjectType,
  type GraphQLSchema,
  isSpecifiedScalarType,
} from 'graphql';

/** Lists the types and fields that the second schema lacks, or has with another type. */
export function strangersIn(subset: GraphQLSchema, whole: GraphQLSchema): readonly string[] {
  return Object.values(subset.getTypeMap())
    .filter((type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type))
    .flatMap((type) => {
      const real = whole.getType(type.name);
      if (real === undefined || real.constructor !== type.constructor) return [type.name];
      if (type instanceof GraphQLEnumType && real instanceof GraphQLEnumType) {
        return type
          .getValues()
          .filter(({ name }) => !real.getValue(name))
          .map(({ name }) => `${type.name}.${name}`);
      }
      return [...strangeInterfaces(type, real), ...strangeFields(type, real)];
    });
}

function strangeInterfaces(type: object, real: object): readonly string[] {
  if (!isComposite(type) || !isComposite(real)) return [];
  const known = new Set(real.getInterfaces().map(({ name }) => name));
  return type
    .getInterfaces()
    .filter(({ name }) => !known.has(name))
    .map(({ name }) => `${type.name} implements ${name}`);
}

function strangeFields(type: object, real: object): readonly string[] {
  if (!hasFields(type) || !hasFields(real)) return [];
  const realFields = real.getFields();
  return Object.values(type.getFields()).flatMap((field) => {
    const name = `${type.name}.${field.name}`;
    const realField = realFields[field.name];
    if (realField === undefined) return [name];
    const realArguments: readonly { name: string; type: unknown }[] =
      'args' in realField ? realField.args : [];
    const fieldArguments: readonly { name: string; type: unknown }[] = 'args' in field ? field.args : [];
    const strangeArguments = fieldArguments
      .filter((argument) => !realArguments.some((candidate) => sameType(candidate, argument)))
      .map((argument) => `${name}(${argument.name})`);
    const strangeType = String(field.type) === String(realField.type) ? [] : [`${name}: ${field.type}`];
    return [...strangeArguments, ...strangeType];
  });
}

function sameType(a: { name: string; type: unknown }, b: { name: string; type: unknown }): boolean {
  return a.name === b.name && String(a.type) === String(b.type);
}

function isComposite(type: object): type is GraphQLObjectType | GraphQLInterfaceType {
  return type instanceof GraphQLObjectType || type instanceof GraphQLInterfaceType;
}

function hasFields(type: object): type is GraphQLObjectType | GraphQLInterfaceType | GraphQLInputObjectType {
  return isComposite(type) || type instanceof GraphQLInputObjectType;
}
