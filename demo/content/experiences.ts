import type { Written } from './author.ts';
import { businessExperiences } from './experiences-business.ts';
import { leisureExperiences } from './experiences-leisure.ts';

/** The seven experiences: each has its own page, and names the places that belong to it. */
export const experiences: readonly Written[] = [...leisureExperiences, ...businessExperiences];

/** Returns the id of an experience; throws for an unknown slug. */
export function experienceId(slug: string): number {
  const index = experiences.findIndex((experience) => experience.slug === slug);
  if (index === -1) throw new Error(`The demo has no experience ${slug}`);
  return 301 + index;
}
