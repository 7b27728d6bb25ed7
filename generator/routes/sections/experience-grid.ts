import { compact } from '../../util/omit-undefined.ts';
import { mostListed } from '../most-listed.ts';
import { allExperiences } from './all-of-kind.ts';
import { defineSection } from './define-section.ts';
import { object, slugs, text } from './fields.ts';
import { entriesBySlug } from './pick-entries.ts';

export const experienceGrid = defineSection({
  name: 'pier/experience-grid',
  settings: object({ heading: text, slugs }),
  fill: ({ heading, slugs }, filling) => {
    const all = filling.context.lists.experience;
    const chosen = slugs ? entriesBySlug(all, slugs, filling) : all;
    const others = chosen.filter((entry) => entry.id !== filling.owner?.id);
    const experiences = others.slice(0, mostListed).map(filling.context.summaries.experience);
    const rest = experiences.length < others.length ? allExperiences(filling.context) : undefined;
    return experiences.length === 0 ? null : compact({ heading, experiences, rest });
  },
});
