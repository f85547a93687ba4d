import { app } from 'electron'
import * as z from 'zod/mini'
import { withWholePaths } from './opening/requests.ts'

/** Arguments that a later instance passes to the first. Parsed, because another program could hold the same lock. */
export const laterStart = z.object({
  args: z.array(z.string().check(z.maxLength(4096))).check(z.maxLength(200)),
  folder: z.string().check(z.maxLength(4096)),
})

/**
 * Allows one instance per world. A later instance passes its arguments to the first and exits.
 * @param args arguments of this process
 * @returns whether this process is the first
 */
export function claimSingleInstance(args: readonly string[]): boolean {
  if (app.requestSingleInstanceLock({ args, folder: process.cwd() })) return true
  const options = args.filter((word) => word.startsWith('--'))
  const note = options.length === 0 ? '' : ` ${options.join(' ')} takes effect after a restart.`
  console.error(`Yoimachi is already running; its window is shown.${note}`)
  app.quit()
  return false
}

/** Follows a later start with its arguments and working folder. */
export type FollowLaterStart = (args: readonly string[], folder: string) => void

/** Calls `follow` for each later start, without arguments if they cannot be parsed, so that the window is shown. */
export function onLaterStart(follow: FollowLaterStart): void {
  app.on('second-instance', (_event, _argv, _folder, handed) => {
    const { args, folder } = laterStart.safeParse(handed).data ?? { args: [], folder: '' }
    follow(args, folder)
  })
}

/**
 * Starts the app again with the arguments of a later start, once this process is gone: it is ending, and its data folder is
 * in use until its world is saved.
 * @param folder of the later process
 */
export function startAfterThis(args: readonly string[], folder: string): void {
  const ownFolder = app.isPackaged ? [] : process.argv.slice(1, 2)
  // The mounted program of an AppImage goes with this process.
  const { APPIMAGE: execPath } = process.env
  app.relaunch({ args: [...ownFolder, ...withWholePaths(args, folder)], ...(execPath !== undefined && { execPath }) })
}
