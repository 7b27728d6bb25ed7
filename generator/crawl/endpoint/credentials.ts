import type { Client } from '../../graphql/client-types.ts';
import { SourceError } from '../../problems/source-error.ts';
import { type Finding, good, weak } from './finding.ts';

/** Tells whether the credentials of this run are those of a user of the CMS. */
export async function credentialsFinding(client: Client, hasCredentials: boolean): Promise<Finding> {
  if (!hasCredentials) return good('No credentials are sent: what is public is read.');
  const remedy = 'Make an application password for an editor, and check BOARDWALK_AUTHORIZATION.';
  try {
    const { viewer } = await client.request<{ viewer?: unknown }, object>(
      'query Viewer { viewer { databaseId } }',
    );
    return viewer
      ? good('The credentials are accepted.')
      : weak('The credentials are not those of a user: drafts cannot be read.', remedy);
  } catch (error) {
    if (!(error instanceof SourceError && error.kind === 'graphql')) throw error;
    return weak('The CMS does not tell whose the credentials are.', remedy);
  }
}
