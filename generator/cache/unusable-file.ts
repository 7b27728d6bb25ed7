/**
 * A file of the cache that cannot be used. Its message is put in parentheses after "The saved crawl
 * is not used".
 */
export class UnusableFile extends Error {
  override readonly name: string = 'UnusableFile';

  constructor(message = 'one of its files is damaged') {
    super(message);
  }
}

/** A file that does not begin as it should. */
export class OtherFormat extends UnusableFile {
  override readonly name: string = 'OtherFormat';
}

/** A file with other contents, or written by another version. */
export class OtherVersion extends OtherFormat {
  override readonly name = 'OtherVersion';

  constructor() {
    super('another version of the generator made it');
  }
}
