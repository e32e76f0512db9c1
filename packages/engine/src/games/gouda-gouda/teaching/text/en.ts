export const en = {
  goal: 'Your mouse must be the first at the cheese. It does not matter who moves it there.',
  'start-places': 'Put your five mice on the barrel and the two crates, together or spread out.',
  'power-tokens': 'You have power tokens. Only you see which ones. Each works once and is then gone.',
  'name-a-place': 'Choose a place with one of your mice. You roll one die for each mouse there, up to five.',
  dice: 'Green: a mouse from this place goes forward. Red: one goes back. Yellow: nothing happens.',
  'any-mouse': 'You choose which mouse moves. Green for your own and red for a rival’s helps you most.',
  'must-move': 'Only your own mice are here, so one of them must go back. Red always has to be used.',
  'stuck-on-barrel': 'A mouse on the barrel cannot go further back. A red die does nothing there.',
  'moved-by-rival':
    'A rival moved your mouse. On your turn you may move theirs, if they stand on your place.',
  window: 'After a roll everybody may play a token or pass. The mice move when all have passed.',
  'token-reroll': 'Re-roll: choose dice that you do not like and roll them again.',
  'token-double': 'Double turn: whoever has just played must play again. That can be you.',
  'token-transfer': 'Transfer: the roll counts for another place, with at least as many mice as dice.',
  'token-improve': 'Improve: on the dice you choose, red becomes yellow and yellow becomes green.',
  'token-worsen': 'Worsen: on the dice you choose, green becomes yellow and yellow becomes red.',
  'token-cancel': 'Cancel: take dice out of the roll, or stop a token that a rival has just played.',
  'rival-wins': 'That brings a rival’s mouse to the cheese. The cheese is for its owner, not for you.',
  'own-back': 'You are sending your own mouse back. There are rivals here: red may move one of theirs.',
  'rival-forward': 'You are helping a rival. One of your own mice is here: let it run.',
} as const;

export type LessonId = keyof typeof en;
