import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeServerTimers } from '../../../tests/support/fake-server-timers.ts'
import { FolderHealth, isDiskFull } from './folder-health.ts'

function aHealth(isInPlace: () => boolean = () => true) {
  const health = new FolderHealth(tmpdir(), isInPlace)
  onTestFinished(() => health.close())
  const reported: (string | undefined)[] = []
  health.changed.add((problem) => reported.push(problem?.kind))
  return { health, reported }
}

const refusal = (code: string) => Object.assign(new Error(`${code}: no`), { code, syscall: 'write' })

test('R2 reports a full disk once with the remedy, and ends the report when there is room again', () => {
  const { health, reported } = aHealth()
  expect(health.failed(refusal('ENOSPC')).text).toMatch(/the disk is full\. Free space .* GET \/__control\/capsule /)
  health.failed(refusal('ENOSPC'))
  expect(reported).toEqual(['full'])
  expect(health.check()).toBeUndefined()
  expect(reported).toEqual(['full', undefined])
})

test.each(['EFBIG', 'EDQUOT'])(
  'R2 a limit of sizes (%s) counts as a full disk until a write goes well, however much room there is',
  (code) => {
    const { health, reported } = aHealth()
    expect(health.failed(new Error('Failed to keep a file.', { cause: refusal(code) })).kind).toBe('full')
    expect(health.check()?.kind).toBe('full')
    health.succeeded()
    expect(reported).toEqual(['full', undefined])
  },
)

test('R2 reports why a folder refuses writes until a write succeeds', () => {
  const { health, reported } = aHealth()
  expect(health.failed(refusal('EACCES')).text).toMatch(/EACCES: no\. Repair its rights\./)
  expect(health.check()?.kind).toBe('refused')
  health.succeeded()
  health.succeeded()
  expect(reported).toEqual(['refused', undefined])
})

test('R2 detects a missing folder and reports every later failure as that', () => {
  let isInPlace = false
  const { health, reported } = aHealth(() => isInPlace)
  expect(health.check()?.kind).toBe('gone')
  expect(health.failed(refusal('ENOENT')).kind).toBe('gone')
  isInPlace = true
  expect(health.check()).toBeUndefined()
  expect(reported).toEqual(['gone', undefined])
})

test('R2 a full disk that then refuses writes waits for a write, and a freed one reports its end once', () => {
  const { health, reported } = aHealth()
  expect(health.check()).toBeUndefined()
  health.failed(refusal('ENOSPC'))
  health.check()
  health.check()
  expect(reported).toEqual(['full', undefined])
  health.failed(refusal('ENOSPC'))
  health.failed(refusal('EACCES'))
  expect([health.check()?.kind, health.problem?.kind]).toEqual(['refused', 'refused'])
})

test('R2 looks after the folder each second until it is closed', () => {
  fakeServerTimers('setInterval', 'clearInterval')
  let isInPlace = true
  const { health, reported } = aHealth(() => isInPlace)
  isInPlace = false
  vi.advanceTimersByTime(1000)
  expect(reported).toEqual(['gone'])
  isInPlace = true
  vi.advanceTimersByTime(1000)
  expect(reported).toEqual(['gone', undefined])
  health.close()
  isInPlace = false
  vi.advanceTimersByTime(5000)
  health.failed('why')
  expect([reported, vi.getTimerCount()]).toEqual([['gone', undefined], 0])
})

test('R2 a folder whose disk cannot be asked has no room, and any other cause is told as it is', () => {
  const health = new FolderHealth(join(tmpdir(), 'no-such-folder'), () => true)
  onTestFinished(() => health.close())
  health.failed(refusal('ENOSPC'))
  expect(health.check()?.kind).toBe('full')
  expect(health.failed('why').text).toContain(': why. Repair its rights.')
})

test('knows a full disk by its cause', () => {
  const nested = new Error('outer', { cause: new Error('inner', { cause: refusal('EDQUOT') }) })
  expect([refusal('ENOSPC'), nested, refusal('EACCES'), new Error('x'), 'ENOSPC', undefined].map(isDiskFull)).toEqual([
    ...[true, true, false, false, false, false],
  ])
})
