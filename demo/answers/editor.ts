/**
 * The credentials of the demo's only editor: an application password, as in WordPress. It protects
 * nothing.
 */
export const demoAuthorization = `Basic ${Buffer.from('editor:walk the pier').toString('base64')}`;

/** The editor as the schema's `User` answers. */
export const demoEditor = {
  __typename: 'User',
  id: 'dXNlcjoy',
  databaseId: 2,
  name: 'Editor',
  uri: '/author/editor/',
  isFrontPage: false,
  isPostsPage: false,
};
