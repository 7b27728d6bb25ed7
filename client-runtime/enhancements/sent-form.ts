import { forgetSent } from '../forms/draft.ts';

/** Forgets what was typed into the form that led to this page. */
export function start(): undefined {
  forgetSent();
  return undefined;
}
