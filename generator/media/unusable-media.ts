/** Why a file cannot go onto the site, in the words of a report: "is a broken picture". */
export class UnusableMedia extends Error {
  override readonly name = 'UnusableMedia';
}
