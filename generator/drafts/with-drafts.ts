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
import { z } from 'zod';
import type { ResolvedConfig } from '../../config/resolve-config.ts';
import { type Collections, collectionsOf } from '../content/kinds/index.ts';
import { viewerQuery } from '../content/queries/site.ts';
import type { Client } from '../graphql/client-types.ts';
import { BuildError } from '../problems/problem.ts';
import { settle } from '../problems/settle.ts';
import { findSite } from '../publish/is-ours.ts';

/** The states of entries that an editor may see, except the bin. */
const states = ['PUBLISH', 'DRAFT', 'PENDING', 'FUTURE', 'PRIVATE'];

/**
 * Wraps a client so that its lists of entries include unpublished ones, which the CMS shows to
 * editors only.
 */
export function withDrafts(client: Client, collections?: Collections): Client {
  const ask = <Document extends DocumentNode | string>(document: Document) =>
    askForDrafts(document, collections);
  return {
    ...client,
    request: (document, variables, options) => client.request(ask(document), variables, options),
    rawRequest: (document, variables, options) => client.rawRequest(ask(document), variables, options),
    batch: (operations, options) =>
      client.batch(
        operations.map((operation) => ({ ...operation, document: ask(operation.document) })),
        options,
      ),
  };
}

/**
 * Asks every list of entries in a query for all states that an editor sees.
 * @internal
 */
export function askForDrafts<Document extends DocumentNode | string>(
  document: Document,
  collections?: Collections,
): Document;
export function askForDrafts(
  document: DocumentNode | string,
  collections: Collections = collectionsOf(undefined),
): DocumentNode | string {
  if (typeof document === 'string') return print(askForDrafts(parse(document), collections));
  const lists = new Set([...Object.values(collections).map(({ connection }) => connection), 'contentNodes']);
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

/**
 * Keeps sites with drafts and public sites apart: neither replaces the other, in any folder. Throws
 * BuildError 'output'. See faults 167.
 */
export async function refuseMixing({ outDir, hasDrafts }: ResolvedConfig): Promise<void> {
  const found = await findSite(outDir);
  if (found === null || found.hasDrafts === hasDrafts) return;
  throw found.hasDrafts
    ? refuse(outDir, 'contains a site with drafts, which must not be published')
    : refuse(outDir, 'contains a public site, which a site with drafts must not replace');
}

function refuse(outDir: string, reason: string): BuildError {
  const hint = 'Choose another folder with --out, or remove this one.';
  return new BuildError('output', `The output folder ${outDir} ${reason}`, [
    { message: `Nothing was written to ${outDir}`, hint },
  ]);
}

const answer = z.object({ viewer: z.object({ databaseId: z.number() }).nullish() });

/**
 * Checks that the CMS accepts the credentials: otherwise it answers as to anonymous visitors,
 * without drafts. Throws BuildError 'source'.
 */
export async function requireEditor(client: Client): Promise<void> {
  const [found] = await settle([client.request(viewerQuery)]);
  if (answer.safeParse(found).data?.viewer) return;
  const message = 'The CMS does not accept the credentials for drafts: it answers as to an anonymous visitor';
  const hint =
    'Check BOARDWALK_AUTHORIZATION: "Basic " and user:password in base64, with an application password of an editor.';
  throw new BuildError('source', message, [{ message, hint }]);
}
