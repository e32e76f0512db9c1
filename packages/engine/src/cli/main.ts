#!/usr/bin/env node
/** The command line: play, replay, validate, verify, show. Only this folder does I/O. */
import { readFileSync } from 'node:fs';
import { Invalid } from '../core/invalid.ts';
import { readArguments } from './arguments.ts';
import { languageOf } from './language.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { show } from './show.ts';
import { Terminal } from './terminal.ts';
import { cliText } from './text.ts';
import { BadInput, SessionEnded, Usage } from './usage.ts';
import { validate } from './validate.ts';
import { verifyFiles } from './verify.ts';

const terminal = new Terminal();

/**
 * Exit codes: 0 success, 1 bad file or position, 2 bad command, 3 no proof, 4 incomplete proof, 130
 * interrupted.
 */
async function main(): Promise<number> {
  const commandLine = readArguments(process.argv.slice(2));
  const language = languageOf(commandLine.lang);
  switch (commandLine.command) {
    case 'play':
      return await play(commandLine, commandLine.lang === undefined ? undefined : language, terminal);
    case 'replay':
      return await replay(commandLine, language, terminal);
    case 'validate':
      return validate(commandLine, language, terminal);
    case 'verify':
      return verifyFiles(commandLine, language, terminal);
    case 'show':
      return show(commandLine, language, terminal);
    case 'version':
      terminal.say(version());
      return 0;
    default:
      terminal.say(cliText[language].help);
      return 0;
  }
}

function version(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return `cheeseboard ${version}`;
}

function reportError(error: unknown): number {
  if (error instanceof SessionEnded) return error.how === 'interrupted' ? 130 : 0;
  const isExpected = error instanceof Usage || error instanceof BadInput || error instanceof Invalid;
  if (!isExpected) throw error;
  terminal.complain(`cheeseboard: ${error.message}`);
  if (error instanceof Usage) terminal.complain('cheeseboard --help');
  return isDataError(error) ? 1 : 2;
}

/** True if a file or position is wrong. Wrong seats and options are errors in the command. */
function isDataError(error: Usage | BadInput | Invalid): boolean {
  return error instanceof BadInput || (error instanceof Invalid && error.what === 'position');
}

process.exitCode = await main().catch(reportError);
terminal.close();
