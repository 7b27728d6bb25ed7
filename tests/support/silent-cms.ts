import { serve } from './serve.ts';

/** Starts a CMS that accepts requests and never answers: a build of it stays in its crawl. Resolves to its endpoint. */
export async function startSilentCms(): Promise<string> {
  return `${await serve(() => undefined)}/graphql`;
}
