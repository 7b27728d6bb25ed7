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

/** The field of a price, for messages, with an example. */
interface PriceField {
  readonly field: string;
  /** In messages. Default: that of the field. */
  readonly name?: string;
  readonly example: string;
}

/**
 * Checks a price, a rent or a pay, and warns of what is wrong with it. Returns it as typed, or an empty text where it cannot be shown.
 */
export function readMoney(
  money: string,
  { field, name = field, example }: PriceField,
  { entry, warn }: EntryContext,
): string {
  if (money === '') return money;
  const hint = `Enter the ${name} as visitors read it: ${example}.`;
  if (isUnusable(money)) {
    warn({ message: `"${money.slice(0, 40)}" is not a ${name}: it is left out`, entry, field, hint });
    return '';
  }
  if (amountsOf(money).length === 0 && !wordsOnly.test(money))
    warn({
      message: `The ${name} "${money.slice(0, 40)}" has no number: it is shown as typed`,
      entry,
      field,
      hint,
    });
  return money;
}

/**
 * Checks a price against the flag of free admission, with a warning about what is wrong. A contradiction is decided for
 * the price, since nobody likes to pay at the door for what was called free.
 */
export function readPrice({ price: typed, isFree }: Price, context: EntryContext): Price {
  const amounts = amountsOf(typed);
  if (!isUnusable(typed) && isNothing(typed, amounts)) return { price: '', isFree: true };
  const price = readMoney(typed, { field: 'price', example: '"$12", "from $5"' }, context);
  if (price === '' || !isFree || amounts.every((amount) => amount <= 0)) return { price, isFree };
  context.warn({
    message: `The event is marked as free, and its price is "${price.slice(0, 40)}": the price is shown`,
    entry: context.entry,
    field: 'price',
    hint: 'Remove the price, or the mark.',
  });
  return { price, isFree: false };
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
