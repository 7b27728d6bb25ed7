/** Why something of WordPress's html cannot stand on a page of files. */
export type LossCause =
  | 'foreign'
  | 'pasted'
  | 'background'
  | 'drawing'
  | 'field'
  | 'frame'
  | 'formula'
  | 'source'
  | 'unknown';

export interface Loss {
  readonly cause: LossCause;
  /** Words of an editor, or the address of a picture; empty where nothing was typed. */
  readonly what: string;
  /** The token of a picture that a template may show all the same. */
  readonly token?: string;
}
