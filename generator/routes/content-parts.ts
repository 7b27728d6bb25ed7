import type { PierSettings, SiteContent } from '../content/content.ts';

/** Parts of the content that few pages read, each as a whole. */
export interface ContentParts {
  readonly answers: NonNullable<SiteContent['answers']>;
  readonly menus: SiteContent['menus'];
  readonly redirects: SiteContent['redirects'];
  readonly formerAddresses: NonNullable<SiteContent['formerAddresses']>;
  readonly notice: PierSettings['notice'];
}

export function partsOf(content: SiteContent): ContentParts {
  const { answers = {}, menus, redirects, formerAddresses = [], pier } = content;
  return { answers, menus, redirects, formerAddresses, notice: pier?.notice ?? null };
}

/** The key of the notice of the pier, as reports name its edits. */
export const noticeKey = 'notice:0';

export function keyOfPart(name: keyof ContentParts): string {
  return name === 'notice' ? noticeKey : name;
}
