import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

describe('the arguments', () => {
  it('set the game, the players and the options', () => {
    const line =
      'play gouda --seats 4 --people Emma,Ben --bots steady --option board=long --option powers=off';
    expect(readArguments([...line.split(' '), '--lang', 'nl', '--seed', 'x', '--words'])).toEqual({
      lang: 'nl',
      command: 'play',
      game: 'gouda',
      seats: 4,
      people: ['Emma', 'Ben'],
      bots: 'steady',
      options: [
        ['board', 'long'],
        ['powers', 'off'],
      ],
      seed: 'x',
      save: undefined,
      resume: undefined,
      words: true,
    });
  });
  it('show the help if there are none', () => {
    expect(readArguments([]).command).toBe('help');
    expect(readArguments(['help']).command).toBe('help');
    expect(readArguments(['play', '-h']).command).toBe('help');
    expect(readArguments(['--version']).command).toBe('version');
  });
  it('name files, steps and seats', () => {
    expect(readArguments(['replay', 'a.txt', '--step', '3'])).toMatchObject({
      file: 'a.txt',
      step: 3,
      all: false,
    });
    expect(readArguments(['validate', 'a', 'b'])).toMatchObject({ files: ['a', 'b'] });
    expect(readArguments(['show', 'p', '--seat', '0'])).toMatchObject({ position: 'p', seat: 0 });
  });
  it.each([
    ['dance', '"dance" is not one of play'],
    ['constructor', '"constructor" is not one of play'],
    ['play mens --seats two', '--seats is a number, not "two"'],
    ['play mens --option deals', '--option is key=value'],
    ['play mens --option =2', '--option is key=value'],
    ['play mens --bots genius', '--bots is one of'],
    ['play mens gouda', '"gouda" is one word too many'],
    ['play mens --step 2', '--step does not belong to play'],
    ['validate a --seed x', '--seed does not belong to validate'],
    ['play mens --people ,', '--people is a list of names'],
    ['play mens --resume a.txt', '"mens" does not belong to --resume'],
    ['play --resume a.txt --seats 3', '--seats does not belong to --resume'],
    ['play --resume a.txt --option deals=1', '--option does not belong to --resume'],
    ['replay', 'replay FILE'],
    ['validate', 'validate FILE'],
    ['verify', 'verify FILE'],
    ['show', 'show POSITION'],
  ])('are refused when they are not understood: %s', (line, reason) => {
    expect(() => readArguments(line.split(' '))).toThrow(reason);
  });
});
