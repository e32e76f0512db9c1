/** Asks the screen of the table to make this browser a big screen, or to end that. */
export class BoardEvent extends Event {
  readonly board: boolean;

  constructor(board: boolean) {
    super('cbp-board', { bubbles: true, composed: true });
    this.board = board;
  }
}
