/** Addresses of a watched site that keep its pages up to date. None is in the output folder. */
export const livePaths = {
  script: '/_boardwalk/live.js',
  events: '/_boardwalk/events',
  /** For the CMS: POST after publishing. */
  refresh: '/_boardwalk/refresh',
} as const;
