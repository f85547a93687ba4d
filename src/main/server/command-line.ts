import { readOptionsAmong } from '../../../mock-api/cli-options.ts'
import type { StartOptions } from '../../contract/rules/start-options.ts'
import { isPlatformSwitch } from './platform-switch.ts'

/**
 * Reads the options that the desktop app was started with.
 * @throws {OptionError} with one line that says which option and what is allowed
 */
export function readCommandLine(args: readonly string[]): StartOptions {
  return readOptionsAmong(args, isPlatformSwitch)
}
