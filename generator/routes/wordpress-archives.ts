/**
 * Tells if an address on the CMS is one of the lists that WordPress makes by date, tag, author or search, and this site lacks: an
 * archive block links to hundreds of them.
 */
export function isWordPressArchive(address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return archivePath.test(pathname) || archiveQueries.some((name) => searchParams.has(name));
}

// "/2026/", "/news/2026/11/", "/2026/11/22/page/2/", "/tag/sea/", "/author/moira/"
const archivePath = /^(?:\/[^/]+)?\/(?:\d{4}(?:\/\d{2}){0,2}|(?:tag|author|type)\/[^/]+)(?:\/page\/\d+)?\/?$/;
const archiveQueries = ['m', 'year', 'monthnum', 'author', 'tag', 's'];
