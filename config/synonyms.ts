import * as z from 'zod';
import { findCircle, readSynonymRule } from '../words/search/synonym-rules.ts';

const rule = z
  .string()
  .refine(
    (line) => readSynonymRule(line) !== null,
    'must be words that find each other, "pram, stroller", or that are found by others, "taproom > beer, pub"',
  );

/** Checks rules of synonyms. A circle of them is refused: its words find each other, which is written simply. */
export const synonymsSchema = z
  .array(rule)
  .superRefine((lines, { addIssue }) => {
    const rules = lines.map((line) => readSynonymRule(line.toLowerCase())).filter((read) => read !== null);
    const circle = findCircle(rules);
    if (circle === undefined) return;
    const last = rules.findLastIndex(({ from }) => circle.some((phrase) => from.includes(phrase)));
    addIssue({
      code: 'custom',
      path: [last],
      message: `leads in a circle: ${circle.join(' > ')}. Write "${[...new Set(circle)].join(', ')}" for words that find each other`,
    });
  })
  .default([]);
