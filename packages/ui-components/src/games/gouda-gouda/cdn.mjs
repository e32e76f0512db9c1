// How the CDN files of this game differ from those of other games.

/** The board and the dice are in `gouda-gouda.board.js`, which the table's file loads. */
export const separateFile = {
  name: 'board',
  /** The elements in that file, as paths in `src`. The first is replaced by the code that loads the file. */
  elements: ['games/gouda-gouda/gouda-board/define.ts', 'dice-tray/define.ts'],
  /** Modules and exports that the file shares with the table's file. */
  sharedExports: {
    lit: ['css', 'html', 'render', 'svg'],
    'lit/decorators.js': ['property', 'state'],
    'lit/directives/cache.js': ['cache'],
    'lit/directives/class-map.js': ['classMap'],
    'lit/directives/guard.js': ['guard'],
    '@cheeseboard/engine/gouda-gouda': ['boards'],
    '@cheeseboard/engine/gouda-gouda/text': ['goudaGoudaWords'],
    'element.ts': ['CheeseElement'],
    'motion/flight.ts': ['shake'],
    'theme/base.ts': ['baseStyles'],
    'words/boards/index.ts': ['boardWords'],
  },
};

/** Size budgets in kB, gzipped. */
export const budgets = {
  whole: 101,
  separateFile: 20,
  page: { english: 87, german: 97 },
  elements: { 'gouda-gouda': 94, 'gouda-board': 33 },
};
