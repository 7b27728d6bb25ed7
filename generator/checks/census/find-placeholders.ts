import type { SiteCounts } from '../../publish/census.ts';
import { measures } from '../../publish/measures.ts';
import type { KindChange } from './compare-entries.ts';
import { judge, type Loss } from './loss.ts';

/**
 * Finds titles and texts of a kind that have become equal, such as "Auto Draft", beyond those of
 * removed entries.
 */
export function findPlaceholders(
  { kind, lost }: Pick<KindChange, 'kind' | 'lost'>,
  { before, after }: { readonly before: SiteCounts; readonly after: SiteCounts },
): readonly Loss[] {
  return (['titles', 'texts'] as const).flatMap((measure) => {
    const was = before.different?.[measure][kind] ?? 0;
    const is = after.different?.[measure][kind] ?? 0;
    return judge({
      measure,
      what: `different ${measures[measure]} of the kind "${kind}"`,
      before: was,
      lost: was - is - lost.count,
    });
  });
}
