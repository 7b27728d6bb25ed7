import { type DocumentNode, type FieldNode, parse, print } from 'graphql';
import type { Hook } from '../../demo/answers/as-wordpress.ts';
import { toBase64, toDatabaseId } from '../../demo/answers/connection.ts';
import { type DemoKind, demoKindNames, demoKinds } from '../../demo/kinds.ts';
import type { FurtherEntries, FurtherEntry } from './further-entries.ts';
import { argumentsOf, type Fields, fieldsOf, keyOf, partOf, withArguments } from './query-parts.ts';

/**
 * Lets a server answer as if it had further entries: lists begin with them, 100 a page, and those that
 * are asked for by id are made from the answer for the entry that they are like. Everything else the
 * server answers itself.
 */
export function multiplyAnswers(further: FurtherEntries): Hook {
  const answerer = new Answerer(further);
  const documents = new Map<string, DocumentNode>();
  const read = (query: string): DocumentNode => {
    const document = documents.get(query) ?? parse(query);
    documents.set(query, document);
    return document;
  };
  return async (request, next) => {
    if (request.method !== 'POST') return next(request);
    const { query, variables = {} } = JSON.parse(request.body);
    const document = read(query);
    const ask: Ask = async (fields, values = {}) => {
      const body = JSON.stringify({ query: print(partOf(document, fields)), variables: values });
      return JSON.parse((await next({ ...request, body })).text).data;
    };
    const data = await answerer.answer(fieldsOf(document), variables, ask);
    return data === undefined ? next(request) : { status: 200, text: JSON.stringify({ data }) };
  };
}

/** Asks the server itself for fields of a query: returns the data of its answer. */
type Ask = (fields: readonly FieldNode[], variables?: Fields) => Promise<Fields>;

interface List {
  readonly nodes: readonly Fields[];
}

const files = 'mediaItems';
const mostNodes = 100;

class Answerer {
  readonly #further: FurtherEntries;
  /** The answers for entries that others are like, by field and id: the same query is asked many times. */
  readonly #likes = new WeakMap<FieldNode, Map<number, Promise<Fields>>>();

  constructor(further: FurtherEntries) {
    this.#further = further;
  }

  /** Resolves to undefined when no further entry is asked for. */
  async answer(fields: readonly FieldNode[], variables: Fields, ask: Ask): Promise<Fields | undefined> {
    const found = await Promise.all(fields.map((field) => this.#answerField(field, variables, ask)));
    const others = fields.filter((_, index) => found[index] === undefined);
    if (others.length === fields.length) return undefined;
    const own = others.length === 0 ? {} : await ask(others, variables);
    return Object.fromEntries(
      fields.map((field, index) => [keyOf(field), found[index] ?? own[keyOf(field)]]),
    );
  }

  async #answerField(field: FieldNode, variables: Fields, ask: Ask): Promise<unknown> {
    const kind = demoKindNames.find((name) => demoKinds[name].list === field.name.value);
    const isFiles = field.name.value === files;
    // A directive only checks what the server knows.
    if ((kind === undefined && !isFiles) || field.directives?.length) return undefined;
    const { where, first = 10, after = null } = argumentsOf(field, variables);
    const ids = idsIn(where);
    if (ids.some((id) => this.#find(field, id) !== undefined)) return this.#listById(field, ids, ask);
    if (kind === undefined || where !== undefined) return undefined;
    return this.#pageOf(field, { kind, first: Number(first), after: String(after ?? '') }, ask);
  }

  #find(field: FieldNode, id: number): FurtherEntry | undefined {
    return field.name.value === files ? this.#further.findByPicture(id) : this.#further.find(id);
  }

  async #listById(field: FieldNode, ids: readonly number[], ask: Ask): Promise<List> {
    const entries = ids.flatMap((id) => this.#find(field, id) ?? []);
    const others = ids.filter((id) => this.#find(field, id) === undefined);
    const nodes = await this.#nodesOf(field, entries, ask);
    if (others.length === 0) return { nodes };
    const data = await ask([withArguments(field, `where: { in: [${others}] }, first: ${mostNodes}`)]);
    return { nodes: [...nodes, ...(data[keyOf(field)] as List).nodes] };
  }

  /** Returns a page of the list: after the further entries come those of the server. */
  async #pageOf(
    field: FieldNode,
    { kind, first, after }: { readonly kind: DemoKind; readonly first: number; readonly after: string },
    ask: Ask,
  ): Promise<unknown> {
    const count = this.#further.counts[kind] ?? 0;
    const last = this.#further.find(toDatabaseId(after));
    if (count === 0 || (after !== '' && last === undefined)) return undefined;
    const start = last === undefined ? 0 : last.number + 1;
    const length = Math.min(first, mostNodes, count - start);
    if (length === 0) return (await ask([withArguments(field, `first: ${first}`)]))[keyOf(field)];
    const ids = Array.from({ length }, (_, index) => this.#further.idOf(kind, start + index));
    const entries = ids.flatMap((id) => this.#further.find(id) ?? []);
    const endCursor = toBase64(`arrayconnection:${ids.at(-1)}`);
    return {
      pageInfo: { hasNextPage: true, endCursor },
      nodes: await this.#nodesOf(field, entries, ask),
    };
  }

  #nodesOf(field: FieldNode, entries: readonly FurtherEntry[], ask: Ask): Promise<readonly Fields[]> {
    const isFiles = field.name.value === files;
    return Promise.all(
      entries.map(async (entry) => {
        const { like } = entry;
        const node = await this.#likeOf(field, isFiles ? (like.imageId ?? 0) : like.id, ask);
        return isFiles ? fileLike(node, entry, this.#further) : entryLike(node, entry, this.#further);
      }),
    );
  }

  /** Returns what the server answers for one entry or file of its own. */
  #likeOf(field: FieldNode, id: number, ask: Ask): Promise<Fields> {
    const known = this.#likes.get(field) ?? new Map<number, Promise<Fields>>();
    this.#likes.set(field, known);
    const made =
      known.get(id) ??
      ask([withArguments(field, `where: { in: [${id}] }, first: 1`)]).then((data) => {
        const [node] = (data[keyOf(field)] as List).nodes;
        if (node === undefined) throw new Error(`The server has no entry ${id} to make others of`);
        return node;
      });
    known.set(id, made);
    return made;
  }
}

const dayMs = 86_400_000;
const firstDay = Date.UTC(2010, 0, 1);
/** Until before the moment of the demo. */
const days = 5_000;

function entryLike(node: Fields, { id, number, like }: FurtherEntry, further: FurtherEntries): Fields {
  const slug = `${like.slug}-${number + 1}`;
  const day = new Date(firstDay + ((number * 37) % days) * dayMs + (number % 86_400) * 1000);
  const date = day.toISOString().slice(0, 19);
  return {
    ...node,
    databaseId: id,
    ...('slug' in node && { slug }),
    ...('uri' in node && { uri: String(node.uri).replace(like.slug, slug) }),
    ...('title' in node && { title: `${node.title}, ${number + 1}` }),
    ...('dateGmt' in node && { dateGmt: date }),
    ...('modifiedGmt' in node && { modifiedGmt: date }),
    ...(node.featuredImageDatabaseId != null && { featuredImageDatabaseId: further.pictureOf(id) }),
  };
}

function fileLike(node: Fields, { id }: FurtherEntry, further: FurtherEntries): Fields {
  const databaseId = further.pictureOf(id);
  return { ...node, databaseId, ...('altText' in node && { altText: `${node.altText} (${databaseId})` }) };
}

function idsIn(where: unknown): readonly number[] {
  if (typeof where !== 'object' || where === null || !('in' in where) || !Array.isArray(where.in)) return [];
  return where.in.map((id) => toDatabaseId(String(id)));
}
