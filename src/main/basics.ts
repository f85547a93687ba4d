import { join } from 'node:path'
import type { StartOptions } from '../contract/rules/start-options.ts'
import { copyFor, systemLanguage, type Copy } from './copy.ts'
import { messageOf } from './error-text.ts'
import { localTime, openLog } from './log.ts'
import { openSettings } from './settings.ts'

export type Basics = Awaited<ReturnType<typeof openBasics>>

/**
 * Opens the settings, the log and the texts, on which everything else depends.
 * @param userData folder of the app
 * @throws {SettingsError} when the folder cannot be read or written
 */
export async function openBasics(userData: string, commandLine: StartOptions) {
  const settings = await openSettings(userData, commandLine.language)
  const copy = (): Copy => copyFor(settings.get().language, systemLanguage())
  const log = openLog({ folder: join(userData, 'logs'), printed: commandLine.log ?? 'warn', now: localTime })
  log.setFileLevel(settings.get().log)
  settings.onChange(({ log: level }) => {
    if (level !== undefined) log.setFileLevel(level)
  })
  const logError = (error: unknown): void => log.error(messageOf(error))
  /** Logs the error of a promise that is not awaited. */
  const attempt = (work: Promise<unknown>): void => {
    work.catch(logError)
  }
  return { settings, copy, log, logError, attempt }
}
