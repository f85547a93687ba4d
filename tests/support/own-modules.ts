import { afterAll, vi } from 'vitest'

// Files of tests share a process and its modules. What a file has asked for as its own (`vi.resetModules`) goes with it:
// the next file would get modules that hold another file's addresses or stand-ins.
const { resetModules } = vi
let hasOwn = false
vi.resetModules = () => {
  hasOwn = true
  return resetModules()
}
afterAll(() => {
  vi.resetModules = resetModules
  if (hasOwn) resetModules()
})
