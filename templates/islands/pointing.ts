/** The events by which the pointer or the focus reaches an element, true, and leaves it. */
export const pointing = [
  ['pointerenter', true],
  ['focusin', true],
  ['pointerleave', false],
  ['focusout', false],
] as const;
