/** The reason why a part of WordPress's html cannot be shown on a static page. */
export type LossCause =
  | 'foreign'
  | 'pasted'
  | 'background'
  | 'film'
  | 'drawing'
  | 'field'
  | 'frame'
  | 'formula'
  | 'source'
  | 'unknown';

export interface Loss {
  readonly cause: LossCause;
  /** Words of an editor, or the address of a picture; may be empty. */
  readonly what: string;
}
