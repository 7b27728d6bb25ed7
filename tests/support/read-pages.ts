import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Element, type Queried, queryHtml, textOf } from '../templates/query-html.ts';
import { listFiles } from './list-files.ts';

/** A page of a built site, as its head describes it. */
export interface ReadPage extends Queried {
  /** Decoded: "/event/regatta/". */
  readonly path: string;
  readonly title: string;
  /** Returns the content of a `<meta>`, by its name or property; undefined when it is missing. */
  readonly meta: (name: string) => string | undefined;
  readonly canonical: string;
  /** The things that its structured data describes. */
  readonly graph: readonly Thing[];
}

export type Thing = Readonly<Record<string, unknown>>;

/** Reads every page of a site in a folder, including the error page. */
export async function readPages(folder: string): Promise<readonly ReadPage[]> {
  const files = (await listFiles(folder)).filter((file) => /(^|\/)(index|404)\.html$/.test(file));
  return Promise.all(
    files.map(async (file) => readPage(`/${file}`, await readFile(path.join(folder, file), 'utf8'))),
  );
}

function readPage(file: string, html: string): ReadPage {
  const query = queryHtml(html);
  const [canonical] = query.having('rel', 'canonical');
  const [title] = query.all('title');
  return {
    ...query,
    path: file.replace(/index\.html$/, ''),
    title: textOf(title),
    meta: (name) => (query.having('name', name)[0] ?? query.having('property', name)[0])?.attribs.content,
    canonical: canonical?.attribs.href ?? '',
    graph: query.having('type', 'application/ld+json').flatMap(readGraph),
  };
}

function readGraph(script: Element): readonly Thing[] {
  const [text] = script.children;
  const data: unknown = JSON.parse(text !== undefined && 'data' in text ? text.data : '');
  if (!isThing(data) || data['@context'] !== 'https://schema.org' || !Array.isArray(data['@graph']))
    throw new Error(`no graph of schema.org: ${JSON.stringify(data).slice(0, 200)}`);
  return data['@graph'].filter(isThing);
}

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The types of a thing: it may have several. */
export function typesOf(thing: Thing): readonly unknown[] {
  return [thing['@type']].flat();
}
