/**
 * The experiences for tenants and workers; all others are for visitors. By slug, of the built-in
 * experiences.
 */
export const businessExperiences: ReadonlySet<string> = new Set([
  'leasing',
  'retail-leasing',
  'working-here',
]);
