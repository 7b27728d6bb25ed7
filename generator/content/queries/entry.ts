import type { DocumentNode } from 'graphql';
import type { NamedField } from '../kinds/descriptions.ts';
import { fieldTypes } from '../kinds/field-types.ts';
import { isType, stepsOf } from '../kinds/mapping.ts';
import { pagingFragment, parseQuery, seoFields } from './documents.ts';

// What every kind of entry has. Fields of plugins, such as seo and showsOthers, are pruned where the endpoint lacks them.
const entryFragment = `
  fragment Entry on ContentNode {
    databaseId
    slug
    uri
    status
    dateGmt
    modifiedGmt
    ... on NodeWithTitle { title }
    ... on NodeWithExcerpt { excerpt }
    ... on NodeWithContentEditor { html: content showsOthers }
    ... on NodeWithFeaturedImage { featuredImageDatabaseId }
    ... on NodeWithPageAttributes { menuOrder }
    ${seoFields}
  }`;

// With dates: what is scheduled for later need not be read at all.
const indexFragment = `
  fragment IndexEntry on ContentNode { databaseId slug uri status dateGmt modifiedGmt }`;

/** The parts of a query that are those of a kind. */
interface KindFields {
  readonly connection: string;
  /** The selections of its own fields. */
  readonly fields: readonly string[];
  /** As `languageFieldsOf`: pruned where the endpoint lacks them. */
  readonly languageFields: readonly string[];
}

/**
 * Pages through ids, status and dates of a kind, with its own fields: plugins and imports set those
 * without saving the entry, whose modified date stays.
 */
export function indexQuery(kind: string, { connection, fields, languageFields }: KindFields): DocumentNode {
  return parseQuery(
    `query ${nameOf(kind)}Index($first: Int!, $after: String) {
      connection: ${connection}(first: $first, after: $after) {
        pageInfo { ...Paging }
        nodes { ...IndexEntry hasPassword ${[...fields, ...languageFields.map(localeOf)].join(' ')} }
      }
    }`,
    pagingFragment,
    indexFragment,
  );
}

/** Reads whole entries of a kind by id. */
export function detailsQuery(kind: string, { connection, fields, languageFields }: KindFields): DocumentNode {
  return parseQuery(
    `query ${nameOf(kind)}Details($ids: [ID!]!, $first: Int!) {
      connection: ${connection}(where: { in: $ids }, first: $first) {
        nodes { ...Entry hasPassword ${[...fields, ...languageFields.map(localeOf)].join(' ')} }
      }
    }`,
    entryFragment,
  );
}

/** Pages through a list of one entry. */
export function innerListQuery(kind: string, connection: string, list: string): DocumentNode {
  return parseQuery(
    `query ${nameOf(kind)}${nameOf(list)}($id: ID!, $first: Int!, $after: String) {
      holder: ${connection}(where: { in: [$id] }, first: 1) {
        nodes {
          connection: ${list}(first: $first, after: $after) {
            pageInfo { ...Paging }
            nodes { databaseId }
          }
        }
      }
    }`,
    pagingFragment,
  );
}

/** Returns the part of a query that asks for a field. */
export function selectionOf({ sent, type }: NamedField): string {
  const facts = fieldTypes[type];
  return 'selection' in facts ? `${sent} ${facts.selection}` : sent;
}

/** Returns the part of a query that asks for a path under another name: "venue: place { nodes { ... on Venue { title } } }". */
export function mappedSelection(name: string, path: string): string {
  const selection = stepsOf(path).reduceRight((inner, step) => {
    const part = isType(step) ? `... on ${step}` : step;
    return inner === '' ? part : `${part} { ${inner} }`;
  }, '');
  return `${name}: ${selection}`;
}

function localeOf(field: string): string {
  return `${field} { locale }`;
}

function nameOf(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}
