/** The command was not understood or cannot be done as asked: one sentence for the person who typed it, exit code 2. */
export class Usage extends Error {
  override readonly name = 'Usage';
}

/** A file that was given cannot be used: one sentence that says why, exit code 1. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

/** The person, or the end of the input, ended the conversation. */
export class Ended extends Error {
  override readonly name = 'Ended';
  readonly how: 'quit' | 'end-of-input' | 'interrupted';

  constructor(how: Ended['how']) {
    super(how);
    this.how = how;
  }
}
