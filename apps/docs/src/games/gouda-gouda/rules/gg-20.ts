import type { Section } from '../../../data/types.ts';
import { position } from '../position.ts';

export const gg20: Section = {
  rule: 'GG-20',
  text: {
    en: 'A token that would change nothing cannot be played: improve on green dice only, worsen on red ones only, a transfer to the place where the roll already is. One die that changes is enough, though; the others you picked stay as they are. And you may cancel a yellow die: once void, it can no longer be improved or worsened.',
    nl: 'Een fiche die niets zou veranderen, kun je niet spelen: “verbeteren” op alleen groene dobbelstenen, “verslechteren” op alleen rode, “verhuizen” naar de plek waar de worp al is. Eén dobbelsteen die verandert, is wel genoeg; de andere die je koos, blijven zoals ze zijn. En een gele dobbelsteen mag je annuleren: is hij nietig, dan maakt niemand hem nog beter of slechter.',
    de: 'Ein Chip, der nichts ändern würde, lässt sich nicht spielen: „Verbessern“ nur auf grüne Würfel, „Verschlechtern“ nur auf rote, „Umzug“ an den Ort, für den der Wurf schon gilt. Ein Würfel, der sich ändert, genügt aber; die anderen bleiben, wie sie sind. Und ein gelber Würfel darf aufgehoben werden: Ist er ungültig, macht ihn niemand mehr besser oder schlechter.',
  },
  examples: [
    {
      id: 'gg-20',
      rule: 'GG-20',
      title: { en: 'Nothing would change', nl: 'Er zou niets veranderen', de: 'Es würde sich nichts ändern' },
      text: {
        en: 'Two green dice and a yellow one, for the bucket. You hold a transfer, an improve and a cancel.',
        nl: 'Twee groene dobbelstenen en een gele, voor de emmer. Je hebt “verhuizen”, “verbeteren” en “annuleren”.',
        de: 'Zwei grüne Würfel und ein gelber, für den Eimer. Du hast „Umzug“, „Verbessern“ und „Aufheben“.',
      },
      cases: [
        {
          position: position({
            seats: 2,
            phase: 'rolled',
            mice: { bucket: '21' },
            tokens: ['tic', ''],
            spent: ['', 'rdw'],
            dice: 'ggy',
            place: 'bucket',
          }),
          you: 0,
          attempts: [
            { moves: ['improve 1.2'], refused: 'GG-20' },
            { moves: ['improve 1.3'], causes: { type: 'played', kind: 'improve', dice: [0, 2] } },
            { moves: ['transfer bucket'], refused: 'GG-20' },
            { moves: ['void 3'], causes: { type: 'played', kind: 'cancel', dice: [2] } },
          ],
        },
      ],
    },
  ],
};
