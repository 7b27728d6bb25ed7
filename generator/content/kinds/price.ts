import type { EntryContext } from '../html/context.ts';

interface Price {
  readonly price: string;
  readonly isFree: boolean;
}

const mostLetters = 80;

/** Words of prices without a number, in the languages of `words/languages.ts`. */
const wordsOnly = new RegExp(
  [
    'free|gratis|donation|pay (?:what|as)|included|members|sold out|on request|varies',
    'frei|kostenlos|spende|inbegriffen|inklusive|mitglieder|ausverkauft|auf anfrage',
    'gratuit|libre|compris|inclus|adhérents|membres|complet|sur demande',
    'donativo|incluido|socios|agotado|consultar|a voluntad',
    'toegang|inbegrepen|leden|uitverkocht|op aanvraag|vrije bijdrage',
    'gratuito|libero|offerta|incluso|soci|esaurito|su richiesta',
  ].join('|'),
  'i',
);

/** Says that it costs nothing, alone. */
const nothing = new RegExp(
  `^\\W*(?:${[
    'free|gratis|free (?:admission|entry)',
    '(?:eintritt )?(?:frei|kostenlos|gratis)|freier eintritt|kostenfrei',
    '(?:entrée )?(?:gratuite?|libre)',
    '(?:entrada )?(?:gratuit[oa]|libre|gratis)',
    'gratis toegang|(?:toegang )?(?:gratis|vrij)',
    '(?:ingresso )?(?:gratuito|libero)',
  ].join('|')})\\W*$`,
  'i',
);

/**
 * Checks a price against the flag of free admission, with a warning about what is wrong. A price is
 * shown as typed; a contradiction is decided for the price, since nobody likes to pay at the door
 * for what was called free.
 */
export function readPrice({ price, isFree }: Price, { entry, warn }: EntryContext): Price {
  const tell = (message: string, hint: string): void => warn({ message, entry, field: 'price', hint });
  if (price === '') return { price, isFree };
  if (isUnusable(price)) {
    tell(
      `"${price.slice(0, 40)}" is not a price: it is left out`,
      'Enter the price as visitors read it: "$12", "from $5".',
    );
    return { price: '', isFree };
  }
  const amounts = amountsOf(price);
  if (isNothing(price, amounts)) return { price: '', isFree: true };
  if (isFree && amounts.some((amount) => amount > 0)) {
    tell(
      `The event is marked as free, and its price is "${price.slice(0, 40)}": the price is shown`,
      'Remove the price, or the mark.',
    );
    return { price, isFree: false };
  }
  if (amounts.length === 0 && !wordsOnly.test(price))
    tell(
      `The price "${price.slice(0, 40)}" has no number: it is shown as typed`,
      'Enter the price as visitors read it: "$12", "from $5".',
    );
  return { price, isFree };
}

/** Without a letter or digit, with a negative amount, a word of a program, or longer than a price. */
function isUnusable(price: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(price) || price.length > mostLetters) return true;
  return (
    /^\W*[-−]\s*\p{Sc}?\s*\d/u.test(price) ||
    /^\W*(?:null|undefined|nan|n\/a|infinity|true|false)\W*$/i.test(price)
  );
}

/** "$0", "0.00" and "free" say that it costs nothing; "free for members" says less. */
function isNothing(price: string, amounts: readonly number[]): boolean {
  if (nothing.test(price)) return true;
  return amounts.length === 1 && amounts[0] === 0 && !/\p{L}{4,}/u.test(price);
}

function amountsOf(price: string): readonly number[] {
  return Array.from(price.matchAll(/\d+(?:[.,]\d+)*/g), ([number]) =>
    Number(number.replace(/\D+/g, '.').replace(/\.(?=.*\.)/g, '')),
  );
}
