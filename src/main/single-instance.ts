import { app } from 'electron'
import { secondStart } from './opening/opened.ts'

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
