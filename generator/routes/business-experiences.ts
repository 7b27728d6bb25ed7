/** The experiences that are for tenants and workers; all others are for visitors. By slug, of those that the site always has. */
export const businessExperiences: ReadonlySet<string> = new Set([
  'leasing',
  'retail-leasing',
  'working-here',
]);
