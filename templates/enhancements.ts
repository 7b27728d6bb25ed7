/** The enhancements of the site: each the name of its file in `client-runtime/enhancements/`. */
export type EnhancementName =
  | 'clock'
  | 'conditions'
  | 'event-filter'
  | 'form'
  | 'hours'
  | 'missing'
  | 'notice'
  | 'parking'
  | 'search'
  | 'sent-form'
  | 'share'
  | 'shown-calendar'
  | 'today'
  // Of a site: the name of its file in `enhancements/`.
  | `own/${string}`;
