import { readOptionsAmong } from '../../mock-api/server/cli-options.ts'
import { exitCodes } from '../../mock-api/server/exit-codes.ts'
import type { StartOptions } from '../contract/rules/start-options.ts'
import type { Copy } from './copy.ts'
import { messageOf } from './error-text.ts'

/**
 * Switches of Chromium, Electron and Node that have one word, like the app's own options. Their other switches have
 * several words (`--no-sandbox`), so any other option of one word is a misspelt option of the app.
 */
const singleWords = /^--(class|display|headless|hidden|incognito|inspect|kiosk|name|type|updated|v|vmodule)(=|$)/
const severalWords = /^--[a-z0-9]+-/i
/** Arguments with one dash, passed by Launch Services and Xcode. */
const macOs = /^-(psn_|NS|Apple)/

function isPlatformSwitch(arg: string): boolean {
  return severalWords.test(arg) || singleWords.test(arg) || macOs.test(arg)
}

/**
 * Reads the start options of the desktop app and ignores the platform's switches.
 * @throws {OptionError} one line that names the option and the allowed values
 */
export function readCommandLine(args: readonly string[]): StartOptions {
  return readOptionsAmong(args, isPlatformSwitch)
}

/** Returns the exit code of a failed start: 2 wrong option, 3 busy port, 4 unusable data folder or world, 1 otherwise. */
export function exitCodeOf(error: unknown): number {
  return error instanceof Error ? (exitCodes.get(error.name) ?? 1) : 1
}

/** Returns what a person can do about a failed start, and why it failed. */
export function startProblem(error: unknown, { startAdvice }: Pick<Copy, 'startAdvice'>): string {
  const advice = new Map(Object.entries(startAdvice)).get(String(exitCodeOf(error))) ?? startAdvice[1]
  return `${advice}\n\n${messageOf(error)}`
}
