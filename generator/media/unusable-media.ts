/** A file that cannot be published, with the reason for a report: "is a broken picture". */
export class UnusableMedia extends Error {
  override readonly name = 'UnusableMedia';
}
