import { z } from 'zod';
import { viewerQuery } from '../content/queries/site.ts';
import type { Client } from '../graphql/client-types.ts';
import { BuildError } from '../problems/problem.ts';
import { settle } from '../problems/settle.ts';

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
