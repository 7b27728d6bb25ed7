/** The item at an index; after the last one comes the first again. Throws when there is nothing to pick from. */
export function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

/** A number from 0 on that looks drawn by chance, and is the same one for the same seed. */
export function spread(seed: number): number {
  let bits = Math.imul(seed + 1, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** One of 77 sentences. */
export function sentence(seed: number): string {
  const place = pick(places, seed * 3 + 1);
  return `${pick(openings, seed)} ${pick(subjects, seed * 7 + 2)} ${pick(deeds, seed * 5 + 3)} ${place}.`;
}

/** Sentences without markup, which hardly ever repeat. */
export function plainText(seed: number, sentences: number): string {
  return Array.from({ length: sentences }, (_, index) => plainSentence(seed * 31 + index)).join(' ');
}

/** The same with what editors put into text: strong words, links, entities. */
export function richText(seed: number, sentences: number): string {
  return Array.from({ length: sentences }, (_, index) => richSentence(seed * 31 + index)).join(' ');
}

function plainSentence(seed: number): string {
  const drawn = spread(seed);
  const opening = pick(openings, drawn);
  const subject = pick(subjects, drawn >>> 3);
  const deed = pick(deeds, drawn >>> 7);
  return `${opening} ${subject} ${deed} ${pick(places, drawn >>> 10)}, ${drawn % 997} steps from the gate.`;
}

function richSentence(seed: number): string {
  const drawn = spread(seed + 7_000_003);
  const text = plainSentence(seed);
  switch (drawn % 8) {
    case 0:
      return text.replace(/^(\S+) (\S+)/, '$1 <strong>$2</strong>');
    case 1:
      return text.replace(/ (\S+ \S+),/, ` <a href="${pick(addresses, drawn >>> 3)}">$1</a>,`);
    case 2:
      return text.replace(/ (\S+)\.$/, ' <em>$1</em>.');
    case 3:
      return text.replace(/\.$/, ' &amp; back.');
    default:
      return text;
  }
}

export const openings = [
  'The early',
  'A quiet',
  'The second',
  'An unexpected',
  'The last',
  'Another',
  'The annual',
] as const;

export const subjects = [
  'ferry',
  'heron',
  'rope crew',
  'oyster boat',
  'lamp check',
  'tide count',
  'brass rehearsal',
  'plank delivery',
  'harbour seal',
  'kite flight',
  'carousel round',
] as const;

const deeds = [
  'was logged at first light',
  'drew a small crowd',
  'arrived with the flood',
  'took longer than planned',
  'went exactly as written down',
  'was heard before it was seen',
  'made the crew put down their tea',
  'will be repeated next month',
];

const places = [
  'at the pier head',
  'beside the pavilion',
  'under bay 17',
  'off the north ladder',
  'on the ferry landing',
  'along Pier Road',
  'in the lee of the light',
];

const addresses = [
  'https://cms.halyardpier.example/locations/the-carousel/',
  'https://cms.halyardpier.example/art/spectral-tide/',
  'https://cms.halyardpier.example/news/',
  '/visit/',
  'https://tides.example.com/table?port=ellery&amp;days=7',
];
