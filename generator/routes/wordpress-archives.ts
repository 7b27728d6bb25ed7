/**
 * Returns true for the address of a WordPress list by date, tag, author or search, which this site
 * does not have: an archive block links to hundreds of them.
 */
export function isWordPressArchive(address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return archivePath.test(pathname) || archiveQueries.some((name) => searchParams.has(name));
}

// "/2026/", "/news/2026/11/", "/2026/11/22/page/2/", "/tag/sea/", "/author/moira/"
const archivePath = /^(?:\/[^/]+)?\/(?:\d{4}(?:\/\d{2}){0,2}|(?:tag|author|type)\/[^/]+)(?:\/page\/\d+)?\/?$/;
const archiveQueries = ['m', 'year', 'monthnum', 'author', 'tag', 's'];
