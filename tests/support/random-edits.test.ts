import * as fc from 'fast-check';
import { it } from 'vitest';
import { demoNow } from '../../demo/clock.ts';
import { countCases } from './count-cases.ts';
import { applyEdits, contentEdits, makeEditedSite } from './edited-content.ts';
import { applyEdit, editSequences, edits, smallStore } from './random-edits.ts';

it('random edits are of each kind, and most of them change the store', () => {
  const { saw, expectSeen } = countCases();
  for (const { what, pick, other } of fc.sample(editSequences, { numRuns: 300, seed: 412 }).flat()) {
    const store = smallStore({ posts: 5 });
    const before = JSON.stringify(store);
    const now = applyEdit(store, { what, pick, other }, demoNow);
    const isChanged = now !== demoNow || JSON.stringify(store) !== before;
    saw(Object.fromEntries(edits.map((name) => [name, name === what && isChanged !== (name === 'nothing')])));
  }
  expectSeen(5);
});

it('random edits of content are of each kind, and change it', () => {
  const { saw, expectSeen } = countCases();
  const site = makeEditedSite();
  for (const edit of fc.sample(contentEdits, { numRuns: 300, seed: 412 }).flat()) {
    const edited = applyEdits(site, [edit]);
    saw({
      [edit.what]:
        JSON.stringify([edited.content, [...edited.media]]) !==
        JSON.stringify([site.content, [...site.media]]),
    });
  }
  expectSeen(5);
});
