import { goudaGouda } from '@cheeseboard/engine/gouda-gouda';
import { goudaGoudaBots } from '@cheeseboard/engine/gouda-gouda/bots';
import { goudaGoudaText } from '@cheeseboard/engine/gouda-gouda/text';
import '../../gouda-gouda/define.ts';
import type { GameKit } from '../registry.ts';

export const kit: GameKit = {
  game: goudaGouda,
  texts: goudaGoudaText,
  bots: goudaGoudaBots,
  table: 'cb-gouda-gouda',
};
