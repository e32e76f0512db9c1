/** The allowed reactions. Nothing else is ever shown at a seat. */
export const reactions = ['👍', '👏', '😂', '😮', '😭', '🧀'] as const;
export type Reaction = (typeof reactions)[number];

export const isReaction = (text: string): text is Reaction => reactions.includes(text as Reaction);
