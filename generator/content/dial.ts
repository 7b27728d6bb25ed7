import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js/max';

/**
 * Makes the `tel:` address of the first telephone number in a text, with its extension after `;ext=`.
 * Undefined where no number is certain: nothing is dialled that nobody has. Without a country, only
 * numbers with a country code are known.
 */
export function dial(text: string, country?: CountryCode): string | undefined {
  const written = text.replace(bracketed, ' $1').replace(vanity, spellOut).replace(pause, ' / ');
  const [first] = findPhoneNumbersInText(written, country && { defaultCountry: country });
  return first?.number.getURI();
}

/** An extension in brackets, "(ext. 5)". */
const bracketed = /\(\s*((?:ext|x|#)[^()]{0,30})\)/gi;

/** The library takes what is behind a comma for an extension, hours as well. */
const pause = /[,;](?!\s*(?:ext|x|#))/gi;

/** "1-800-FLOWERS": a short beginning, then letters in capitals. */
const vanity = /(?<![\d(][\d\s().-]{0,20})(\+?1?[-. ]?\(?\d{3,4}\)?[-. ])([A-Z][A-Z-]{3,})(?![A-Za-z])/g;

/** Further letters than a number has digits are not dialled. */
const mostLetters = 7;

const keys = '22233344455566677778889999';

function spellOut(_: string, start: string, letters: string): string {
  const digits = letters
    .replace(/[A-Z]/g, (letter) => keys.charAt(letter.charCodeAt(0) - 65))
    .replaceAll('-', '');
  return start + digits.slice(0, mostLetters);
}
