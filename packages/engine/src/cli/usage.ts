/** The command was not understood or cannot be done as asked: one sentence for the person who typed it, exit code 2. */
export class Usage extends Error {
  override readonly name = 'Usage';
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
