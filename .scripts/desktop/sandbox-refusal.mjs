import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Kernel settings that keep Chromium from making the name spaces of its sandbox, with the value that does. */
const sandboxSwitches = [
  ['kernel.apparmor_restrict_unprivileged_userns', '1'],
  ['kernel.unprivileged_userns_clone', '0'],
  ['user.max_user_namespaces', '0'],
]

/**
 * Returns the kernel setting that refuses Chromium's sandbox. Ubuntu from 23.10 on restricts name spaces to programs with
 * an AppArmor profile, which an installed package has and a checkout has not.
 * @param {string} [kernel] folder of the kernel's settings
 * @returns {string | undefined} `name = value`
 */
export function sandboxRefusal(kernel = '/proc/sys') {
  const found = sandboxSwitches.find(([name = '', value]) => {
    const file = join(kernel, ...name.split('.'))
    return existsSync(file) && readFileSync(file, 'utf8').trim() === value
  })
  return found?.join(' = ')
}
