declare const __VERSION__: string;

/** The version of the app, as its package.json has it. */
export const version: string = typeof __VERSION__ === 'string' ? __VERSION__ : 'dev';
