import { demoNow } from '../../demo/clock.ts';
import type { DemoStore } from '../../demo/store-types.ts';
import { applyEdit, edits } from '../../tests/support/random-edits.ts';
import { chance, pick } from './chance.ts';

type What = (typeof edits)[number];

/** The moment that sites are built for stays: editors change the content, and not the time. */
const withoutTime = edits.filter((what) => !['move clock', 'wait a minute', 'nothing'].includes(what));
const [first = 'edit title', ...others]: readonly What[] = withoutTime;

/** One edit as editors make them, by a number from 0 to 1. */
export function editContent(store: DemoStore, number: number): void {
  const what = pick([first, ...others], chance(number, 'what'));
  const [chosen, other] = [chance(number, 'pick'), chance(number, 'other')];
  applyEdit(store, { what, pick: Math.floor(chosen * 1000), other: Math.floor(other * 1000) }, demoNow);
}
