import sanitize from 'sanitize-html';
import type { EntryContext } from './context.ts';
import { allowedTags, type Policy, policies } from './html-policy.ts';
import { transforms } from './html-transforms.ts';
import { keepApart } from './keep-apart.ts';
import type { Marks } from './marks.ts';
import { writeOut } from './write-out.ts';

export interface SanitiseInput {
  readonly policy: Policy;
  /** Gets the references. */
  readonly marks: Marks;
  readonly context: EntryContext;
}

/** Sanitises any html by the rules of a policy: of what it may not hold, the text stays. */
export function sanitiseHtml(html: string, { policy, marks, context }: SanitiseInput): string {
  const allowed = allowedTags[policy];
  const { hasChangedTags, ...changes } = transforms({ marks, context, allowed });
  const once = sanitize(keepApart(html, allowed), { ...policies[policy], ...changes })
    // Void tags as html writes them; within text and attributes `>` is escaped.
    .replaceAll(' />', '>');
  // Without the tags that went, others may stand where a parser would close them by itself: that is written out.
  return hasChangedTags() ? writeOut(once) : once;
}
