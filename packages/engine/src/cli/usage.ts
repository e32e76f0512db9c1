/** A command that cannot be understood or carried out. The message is one sentence; exit code 2. */
export class Usage extends Error {
  override readonly name = 'Usage';
}

/** A file that cannot be used. The message says why; exit code 1. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

/** The player, or the end of the input, ended the session. */
export class SessionEnded extends Error {
  override readonly name = 'Ended';
  readonly how: 'quit' | 'end-of-input' | 'interrupted';

  constructor(how: SessionEnded['how']) {
    super(how);
    this.how = how;
  }
}
