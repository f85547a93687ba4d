/**
 * Switches of Chromium, Electron, Node and their launchers stand on the same line as ours. Theirs are of several words
 * (`--no-sandbox`, `--remote-debugging-port=0`) but for these; ours are of one word, so a misspelt one is told.
 */
const singleWords =
  /^--(class|display|headless|hidden|incognito|inspect|kiosk|lang|name|type|updated|v|vmodule)(=|$)/
const severalWords = /^--[a-z0-9]+-/i
/** Launch Services and Xcode write words with one dash. */
const macOs = /^-(psn_|NS|Apple)/

/** Whether a word of the command line is meant for the platform and not for this app. */
export function isPlatformSwitch(arg: string): boolean {
  return severalWords.test(arg) || singleWords.test(arg) || macOs.test(arg)
}
