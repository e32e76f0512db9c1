/** The quick reactions: a fixed list, so that nothing else is ever drawn at a seat. */
export const reactions = ['👍', '👏', '😂', '😮', '😭', '🧀'] as const;
export type Reaction = (typeof reactions)[number];

export const isReaction = (text: string): text is Reaction => reactions.includes(text as Reaction);
