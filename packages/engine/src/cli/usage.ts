/** Thrown for a command that cannot be understood or carried out. The message is one sentence; exit code 2. */
export class Usage extends Error {
  override readonly name = 'Usage';
}

/** Thrown for a file that cannot be used. The message says why; exit code 1. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

/** Thrown when the player or the end of the input ends the session. */
export class SessionEnded extends Error {
  override readonly name = 'Ended';
  readonly how: 'quit' | 'end-of-input' | 'interrupted';

  constructor(how: SessionEnded['how']) {
    super(how);
    this.how = how;
  }
}
