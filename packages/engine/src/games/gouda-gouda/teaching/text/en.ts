export const en = {
  goal: 'Get one of your mice to the cheese first. It doesn’t matter who moves it there.',
  'start-places': 'Put your five mice on the barrel and the two crates, together or spread out.',
  'power-tokens': 'You have power tokens. Only you can see which ones. Each works just once.',
  'name-a-place': 'Choose a place with one of your mice. You roll one die for each mouse there, up to five.',
  dice: 'Green: a mouse from this place goes forward. Red: one goes back. Yellow: nothing happens.',
  'any-mouse': 'You choose which mouse moves. It’s best to use green on yours and red on a rival’s.',
  'must-move': 'Only your own mice are here, so one of them must go back. Red always has to be used.',
  'stuck-on-barrel': 'A mouse on the barrel can’t go any further back. A red die does nothing there.',
  'moved-by-rival': 'A rival moved your mouse. On your turn you can move theirs if they share your place.',
  window: 'After a roll everybody may play a token or pass. The mice move once everybody has passed.',
  'token-reroll': 'Re-roll: choose the dice you don’t like and roll them again.',
  'token-double': 'Double turn: whoever has just played must play again. That can also be you.',
  'token-transfer': 'Transfer: the roll counts for another place, with at least as many mice as dice.',
  'token-improve': 'Improve: on the dice you choose, red becomes yellow and yellow becomes green.',
  'token-worsen': 'Worsen: on the dice you choose, green becomes yellow and yellow becomes red.',
  'token-cancel': 'Cancel: take dice out of the roll, or stop a token that a rival has just played.',
  'rival-wins': 'That brings a rival’s mouse to the cheese. Its owner gets the cheese, not you.',
  'own-back': 'You’re sending your own mouse back. There are rivals here: red can move one of theirs.',
  'rival-forward': 'You’re helping a rival. One of your own mice is here: let it run instead.',
} as const;

export type LessonId = keyof typeof en;
