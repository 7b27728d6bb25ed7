/** An audit that may stay below 1, and why. */
export interface LighthouseException {
  readonly audit: string;
  /** The kinds of page that it concerns; absent for all. */
  readonly kinds?: readonly string[];
  readonly reason: string;
}

/** Every audit that cannot pass here, or that we decided against. All others have to. */
export const lighthouseExceptions: readonly LighthouseException[] = [
  {
    audit: 'is-crawlable',
    kinds: ['admin', 'error', 'style-guide'],
    reason: 'these pages keep out of search engines by design',
  },
  {
    audit: 'unused-css-rules',
    reason: 'stylesheets serve many pages: the second page loads few or none',
  },
  {
    audit: 'unused-javascript',
    reason: 'React and Leaflet are made as a whole, and come only when an island is due',
  },
  {
    audit: 'uses-responsive-images',
    reason:
      'what object-fit cuts away counts as waste, and so does a step to the next width; every-kind-of-page.test.ts holds sizes to the layout',
  },
  {
    audit: 'dom-size',
    kinds: ['event-list', 'style-guide'],
    reason:
      'the whole programme is there as a list and as a calendar, so that both work without script; every block is shown',
  },
  {
    audit: 'performance',
    kinds: ['style-guide'],
    reason: 'shows all blocks with all their pictures, to those who make the site',
  },
];

/** True when a page of this kind may fail the audit. */
export function isExcepted(audit: string, kind: string): boolean {
  return lighthouseExceptions.some(
    (exception) => exception.audit === audit && (exception.kinds?.includes(kind) ?? true),
  );
}
