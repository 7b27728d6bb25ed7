/** Addresses of the preview server itself. The site has no page there: slugs of WordPress begin with a letter or digit. */
export const previewPaths = { styles: '/_preview/preview.css' } as const;
