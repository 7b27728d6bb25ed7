import { compact } from '../../util/omit-undefined.ts';
import { firstOf } from '../listed.ts';
import { mostListed } from '../most-listed.ts';
import { allExperiences } from './all-of-kind.ts';
import { defineSection } from './define-section.ts';
import { object, slugs, text } from './fields.ts';
import { entriesBySlug } from './pick-entries.ts';

export const experienceGrid = defineSection({
  name: 'pier/experience-grid',
  settings: object({ heading: text, slugs }),
  fill: ({ heading, slugs }, filling) => {
    const { lists, summaries } = filling.context;
    // One more than is shown, and its owner.
    const chosen = slugs
      ? entriesBySlug('experience', slugs, filling)
      : lists.experience.cut(0, mostListed + 2);
    const others = chosen.filter(({ id }) => id !== filling.owner?.id);
    const { shown, isCut } = firstOf(others, mostListed);
    const experiences = shown.map(summaries.experience);
    const rest = isCut ? allExperiences(filling.context) : undefined;
    return experiences.length === 0 ? null : compact({ heading, experiences, rest });
  },
});
