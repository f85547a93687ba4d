import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { FolderHealth } from './folder-health.ts'

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
