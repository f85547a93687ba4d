import { app } from 'electron'
import { readOptionsAmong } from '../../../mock-api/server/cli-options.ts'
import type { StartOptions } from '../../contract/rules/start-options.ts'
import { secondStart } from '../opening/inbox.ts'

/**
 * Switches of Chromium, Electron and Node that have one word, like the app's own options. Their other switches have
 * several words (`--no-sandbox`), so any other option of one word is a misspelt option of the app.
 */
const singleWords = /^--(class|display|headless|hidden|incognito|inspect|kiosk|lang|name|type|updated|v|vmodule)(=|$)/
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

/**
 * Allows one instance per world. A second instance passes its arguments to the first and exits.
 * @param args arguments of this process
 * @param onSecond called in the first process with the arguments and working folder of a later one
 * @returns whether this process is the first
 */
export function claimSingleInstance(
  args: readonly string[],
  onSecond: (args: readonly string[], folder: string) => void,
): boolean {
  const handed = { args, folder: process.cwd() }
  if (!app.requestSingleInstanceLock(handed)) {
    const options = args.filter((word) => word.startsWith('--'))
    const note = options.length === 0 ? '' : ` ${options.join(' ')} takes effect after a restart.`
    console.error(`Yoimachi is already running; its window is shown.${note}`)
    app.quit()
    return false
  }
  app.on('second-instance', (_event, _argv, _folder, handedOver) => {
    const parsed = secondStart.safeParse(handedOver)
    // Shows the window even if the arguments cannot be parsed.
    onSecond(parsed.success ? parsed.data.args : [], parsed.success ? parsed.data.folder : '')
  })
  return true
}
