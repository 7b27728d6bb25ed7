/** What the demo's one editor sends to be known: an application password, as WordPress takes it. It guards nothing. */
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
