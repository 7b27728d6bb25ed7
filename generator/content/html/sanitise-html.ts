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

/** Sanitises any html by a policy: the text of removed tags stays. */
export function sanitiseHtml(html: string, { policy, marks, context }: SanitiseInput): string {
  const allowed = allowedTags[policy];
  const { hasChangedTags, ...changes } = transforms({ marks, context, allowed });
  const once = sanitize(keepApart(html, allowed), { ...policies[policy], ...changes })
    // Void tags in html syntax; `>` is escaped in text and attributes.
    .replaceAll(' />', '>');
  // After the removal, a parser would end some tags implicitly: their end tags are written.
  return hasChangedTags() ? writeOut(once) : once;
}
