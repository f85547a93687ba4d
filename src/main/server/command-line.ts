import { app } from 'electron'
import { readOptionsAmong } from '../../../mock-api/server/cli-options.ts'
import type { StartOptions } from '../../contract/rules/start-options.ts'
import { secondStart } from '../opening/inbox.ts'

/**
 * Switches of Chromium, Electron, Node and their launchers stand on the same line as ours. Theirs are of several words
 * (`--no-sandbox`, `--remote-debugging-port=0`) but for these; ours are of one word, so a misspelt one is told.
 */
const singleWords = /^--(class|display|headless|hidden|incognito|inspect|kiosk|lang|name|type|updated|v|vmodule)(=|$)/
const severalWords = /^--[a-z0-9]+-/i
/** Launch Services and Xcode write words with one dash. */
const macOs = /^-(psn_|NS|Apple)/

/** Whether a word of the command line is meant for the platform and not for this app. */
function isPlatformSwitch(arg: string): boolean {
  return severalWords.test(arg) || singleWords.test(arg) || macOs.test(arg)
}

/**
 * Reads the options that the desktop app was started with.
 * @throws {OptionError} with one line that says which option and what is allowed
 */
export function readCommandLine(args: readonly string[]): StartOptions {
  return readOptionsAmong(args, isPlatformSwitch)
}

/**
 * Two apps would fight over one world: a second start hands its words to the first, which shows its window, and ends.
 * @param args of this start
 * @param onSecond called in the first process with those of a later one
 * @returns whether this process is the first
 */
export function claimSingleInstance(
  args: readonly string[],
  onSecond: (args: readonly string[], folder: string) => void,
): boolean {
  const handed = { args, folder: process.cwd() }
  if (!app.requestSingleInstanceLock(handed)) {
    const options = args.filter((word) => word.startsWith('--'))
    const note = options.length === 0 ? '' : ` ${options.join(' ')} takes effect when it is started anew.`
    console.error(`Yoimachi already runs; its window is shown.${note}`)
    app.quit()
    return false
  }
  app.on('second-instance', (_event, _argv, _folder, handedOver) => {
    const parsed = secondStart.safeParse(handedOver)
    // A start that hands over nothing we understand still wants to see the window.
    onSecond(parsed.success ? parsed.data.args : [], parsed.success ? parsed.data.folder : '')
  })
  return true
}
