import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/** Deleted with the folder. Socket paths must be short, and those of the specs' folders are. */
const socketPath = (userData: string): string => join(userData, 'stand-in.sock')

interface SecondStart {
  readonly argv: string[]
  readonly cwd: string
  readonly additionalData: object
}

/** Electron answers synchronously, so a child process checks for a listener. */
function isHeld(path: string, second: SecondStart): boolean {
  if (!existsSync(path)) return false
  const ask = `require('node:net').connect(${JSON.stringify(path)})
    .on('connect', function () { this.end(process.argv[1], () => process.exit(0)) })
    .on('error', () => process.exit(1))`
  return spawnSync(process.execPath, ['-e', ask, JSON.stringify(second)]).status === 0
}

/** Lock of a user data folder. A second process gets `false`, and its attempt calls `onSecond` in the first. */
export function claimLock(
  userData: string,
  additionalData: object,
  onSecond: (argv: string[], cwd: string, additionalData: object) => void,
): boolean {
  const path = socketPath(userData)
  if (isHeld(path, { argv: process.argv, cwd: process.cwd(), additionalData })) return false
  rmSync(path, { force: true })
  mkdirSync(userData, { recursive: true })
  createServer({ allowHalfOpen: true }, (socket) => {
    void text(socket).then((words) => {
      socket.end()
      const second = JSON.parse(words) as SecondStart
      onSecond(second.argv, second.cwd, second.additionalData)
    })
  })
    .listen(path)
    .unref()
  return true
}
