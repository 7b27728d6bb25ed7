import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  Kind,
  type ObjectFieldNode,
  parse,
  print,
  visit,
} from 'graphql';
import { collections } from '../content/kinds/index.ts';
import type { Client } from '../graphql/client-types.ts';

/** The states of entries that an editor may see, except the bin. */
const states = ['PUBLISH', 'DRAFT', 'PENDING', 'FUTURE', 'PRIVATE'];

const lists = new Set([...Object.values(collections).map(({ connection }) => connection), 'contentNodes']);

/**
 * Wraps a client so that its lists of entries include unpublished ones, which the CMS shows to
 * editors only.
 */
export function withDrafts(client: Client): Client {
  return {
    ...client,
    request: (document, variables, options) => client.request(askForDrafts(document), variables, options),
    rawRequest: (document, variables, options) =>
      client.rawRequest(askForDrafts(document), variables, options),
    batch: (operations, options) =>
      client.batch(
        operations.map((operation) => ({ ...operation, document: askForDrafts(operation.document) })),
        options,
      ),
  };
}

/**
 * Asks every list of entries in a query for all states that an editor sees.
 * @internal
 */
export function askForDrafts<Document extends DocumentNode | string>(document: Document): Document;
export function askForDrafts(document: DocumentNode | string): DocumentNode | string {
  if (typeof document === 'string') return print(askForDrafts(parse(document)));
  return visit(document, {
    Field: (field) => (lists.has(field.name.value) ? withStates(field) : undefined),
  });
}

function withStates(field: FieldNode): FieldNode {
  const { arguments: given = [] } = field;
  const where = given.find(({ name }) => name.value === 'where');
  const fields = where?.value.kind === Kind.OBJECT ? where.value.fields : [];
  const asked: ArgumentNode = {
    kind: Kind.ARGUMENT,
    name: { kind: Kind.NAME, value: 'where' },
    value: { kind: Kind.OBJECT, fields: [...fields, allStates] },
  };
  return { ...field, arguments: [...given.filter((argument) => argument !== where), asked] };
}

const allStates: ObjectFieldNode = {
  kind: Kind.OBJECT_FIELD,
  name: { kind: Kind.NAME, value: 'stati' },
  value: { kind: Kind.LIST, values: states.map((value) => ({ kind: Kind.ENUM, value })) },
};
