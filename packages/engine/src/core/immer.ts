/** The part of immer that a match needs. The published file contains immer's production build: see build/immer.mjs. */
export { produce } from 'immer';
