import { GraphQLError, type ValidationRule } from 'graphql';

/** Refuses questions about the schema itself, in the words of the real server, where the public may not ask them. */
export const noIntrospection: ValidationRule = (context) => ({
  Field(node) {
    if (node.name.value !== '__schema' && node.name.value !== '__type') return;
    context.reportError(
      new GraphQLError(
        'The query contained __schema or __type, however GraphQL introspection is not allowed for public requests by default. Public introspection can be enabled under the WPGraphQL Settings.',
        { nodes: node },
      ),
    );
  },
});
