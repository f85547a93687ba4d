import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Server } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aFolder } from '../../../../tests/support/world/a-store.ts'
import { isLocked, lockFolder } from './folder-lock.ts'

const held = 'another server has it open. Stop that one, or choose another --data.'

test('locks a folder until it is released', async () => {
  const dir = await aFolder()
  const release = await lockFolder(dir)
  await expect(lockFolder(dir)).rejects.toThrow(`Failed to use the data folder ${dir}: ${held}`)
  expect(await isLocked(dir)).toBe(true)
  release()
  release()
  expect([existsSync(join(dir, 'lock')), await isLocked(dir)]).toEqual([false, false])
  ;(await lockFolder(dir))()
})

test('locks a folder whose address is longer than the one of a socket may be', async () => {
  const dir = join(await aFolder(), '宵待のデータ'.repeat(8))
  mkdirSync(dir)
  const release = await lockFolder(dir)
  expect(readdirSync(dir)).toEqual(['lock'])
  await expect(lockFolder(dir)).rejects.toThrow(held)
  release()
})

/** A process that listens at the lock of a folder, in its own namespace of processes if the system allows it. */
async function aHolder(dir: string) {
  const code = `require('node:net').createServer().listen(process.argv[1], () => console.log('locked'))`
  const child = spawn(process.execPath, ['-e', code, join(dir, 'lock')], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child
}

test('R2 takes over the lock of a server that was killed, and leaves that of one that runs or was stopped', async () => {
  const dir = await aFolder()
  const child = await aHolder(dir)
  await expect(lockFolder(dir)).rejects.toThrow(held)
  child.kill('SIGSTOP')
  await expect(lockFolder(dir)).rejects.toThrow(held)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(existsSync(join(dir, 'lock'))).toBe(true)
  const release = await lockFolder(dir)
  await expect(lockFolder(dir)).rejects.toThrow(held)
  release()
  expect(readdirSync(dir)).toEqual([])
})

test('gives one of several starts at once the lock of a killed server', async () => {
  const dir = await aFolder()
  const child = await aHolder(dir)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const starts = await Promise.allSettled([lockFolder(dir), lockFolder(dir), lockFolder(dir)])
  expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  for (const start of starts) if (start.status === 'fulfilled') start.value()
})

const numberOfSleep = async () => {
  const child = spawn('sleep', ['60'])
  onTestFinished(() => void child.kill())
  await once(child, 'spawn')
  return String(child.pid)
}

test('R2 takes over a lock whose number belongs to another program by now', async () => {
  for (const content of [await numberOfSleep(), '1', `${process.pid} 1`, '', 'x', '-5', '0', '1.5', '999999999 1']) {
    const dir = await aFolder()
    writeFileSync(join(dir, 'lock'), content)
    const release = await lockFolder(dir)
    expect(await isLocked(dir), content).toBe(true)
    release()
  }
})

/** Sockets fail as on a disk that has none. */
function withoutSockets() {
  vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
    queueMicrotask(() => this.emit('error', Object.assign(new Error('listen EPERM'), { code: 'EPERM' })))
    return this
  })
}

test('R2 locks by the number and the start of the process on a disk without sockets', async () => {
  withoutSockets()
  const dir = await aFolder()
  const release = await lockFolder(dir)
  expect(readFileSync(join(dir, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} \\d+$`))
  await expect(lockFolder(dir)).rejects.toThrow(held)
  release()
  expect(readdirSync(dir)).toEqual([])
  writeFileSync(join(dir, 'lock'), `${process.pid} 1`)
  ;(await lockFolder(dir))()
})

test('R2 a number of another user counts as held', async () => {
  withoutSockets()
  const dir = await aFolder()
  const release = await lockFolder(dir)
  vi.spyOn(process, 'kill').mockImplementationOnce(() => {
    throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' })
  })
  expect(await isLocked(dir)).toBe(true)
  release()
})

test('refuses a folder that cannot be locked', async () => {
  const dir = await aFolder()
  await expect(lockFolder(join(dir, 'gone'))).rejects.toThrow(
    /^Failed to use the data folder \S+gone: ENOENT.*\. Check its rights\.$/,
  )
  mkdirSync(join(dir, 'lock', 'x'), { recursive: true })
  await expect(lockFolder(dir)).rejects.toThrow(/^Failed to use the data folder \S+: .*\. Check its rights\.$/)
  expect(existsSync(join(dir, 'lock', 'x'))).toBe(true)
})
