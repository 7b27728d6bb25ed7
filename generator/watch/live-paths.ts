/** Where the pages of a watched site find what keeps them up to date. Nothing of it is in the output folder. */
export const livePaths = {
  script: '/_boardwalk/live.js',
  events: '/_boardwalk/events',
  /** For the CMS: POST when something was published. */
  refresh: '/_boardwalk/refresh',
} as const;
