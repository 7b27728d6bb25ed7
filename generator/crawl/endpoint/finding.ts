/** One answer to the question what an endpoint offers. */
export interface Finding {
  /** good: as a build needs it. weak: a build works, with less. wrong: a build would be refused. */
  readonly state: 'good' | 'weak' | 'wrong';
  /** One sentence for who runs the CMS. */
  readonly text: string;
  /** The next step, where one is to be done. */
  readonly remedy?: string;
}

export function good(text: string): Finding {
  return { state: 'good', text };
}

export function weak(text: string, remedy: string): Finding {
  return { state: 'weak', text, remedy };
}

export function wrong(text: string, remedy: string): Finding {
  return { state: 'wrong', text, remedy };
}
