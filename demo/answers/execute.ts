import {
  buildASTSchema,
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { Operation } from './as-wordpress.ts';
import { noIntrospection } from './no-introspection.ts';
import type { DemoRequest } from './request.ts';
import { rootQuery } from './root.ts';

/** Executes operations of one schema. */
export type Executor = (operation: Operation, request: DemoRequest) => Promise<ExecutionResult>;

/** Makes the executor of a schema. It remembers the queries that it has checked. */
export function createExecutor(typeDefs: DocumentNode): Executor {
  const schema = buildASTSchema(typeDefs);
  const fields = schema.getQueryType()?.getFields() ?? {};
  // A schema that lacks a field needs no resolver for it.
  for (const [name, resolve] of Object.entries(rootQuery)) if (fields[name]) fields[name].resolve = resolve;
  const checked = new Map<string, Checked>();
  return async ({ query, variables, operationName }, request) => {
    if (typeof query !== 'string') return { errors: [new GraphQLError('Must provide query string.')] };
    const known = checked.get(query) ?? check(query, schema);
    if (checked.size === mostQueries) checked.clear();
    checked.set(query, known);
    const { document, errors } = known;
    if (document === undefined) return { errors };
    return execute({
      schema,
      document,
      contextValue: request,
      ...(variables && { variableValues: variables }),
      ...(operationName && { operationName }),
    });
  };
}

/** A build asks hundreds of queries, most of them again and again. */
const mostQueries = 1_000;

interface Checked {
  /** Of a query without errors. */
  readonly document?: DocumentNode;
  readonly errors: readonly GraphQLError[];
}

function check(query: string, schema: GraphQLSchema): Checked {
  try {
    const document = parse(query);
    const errors = validate(schema, document, [...specifiedRules, noIntrospection]);
    return errors.length === 0 ? { document, errors } : { errors };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}
