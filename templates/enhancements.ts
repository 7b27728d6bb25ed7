/** The enhancements of the site: each the name of its file in `client-runtime/enhancements/`. */
export type EnhancementName =
  | 'conditions'
  | 'event-filter'
  | 'form'
  | 'hours'
  | 'notice'
  | 'search'
  | 'sent-form'
  | 'share';
