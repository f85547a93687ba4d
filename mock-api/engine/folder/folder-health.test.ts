import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { FolderHealth } from './folder-health.ts'

function aHealth(isInPlace: () => boolean = () => true) {
  const health = new FolderHealth(tmpdir(), isInPlace)
  onTestFinished(() => health.close())
  const told: (string | undefined)[] = []
  health.onChange((problem) => told.push(problem?.kind))
  return { health, told }
}

const refusal = (code: string) => Object.assign(new Error(`${code}: no`), { code, syscall: 'write' })

test('R2 a full disk is told once, with what to do, and is over when there is room again', () => {
  const { health, told } = aHealth()
  expect(health.failed(refusal('ENOSPC')).text).toMatch(
    /the disk is full\. Free space .* GET \/__control\/capsule /,
  )
  health.failed(refusal('ENOSPC'))
  expect(told).toEqual(['full'])
  expect(health.check()).toBeUndefined()
  expect(told).toEqual(['full', undefined])
})

test('R2 a folder that refuses says why, until a write goes well', () => {
  const { health, told } = aHealth()
  expect(health.failed(refusal('EACCES')).text).toMatch(/EACCES: no\. Repair its rights\./)
  health.succeeded()
  health.succeeded()
  expect(told).toEqual(['refused', undefined])
})

test('R2 a folder that is gone is found by looking, and whatever fails meanwhile is told as that', () => {
  let isInPlace = false
  const { health, told } = aHealth(() => isInPlace)
  expect(health.check()?.kind).toBe('gone')
  expect(health.failed(refusal('ENOENT')).kind).toBe('gone')
  isInPlace = true
  expect(health.check()).toBeUndefined()
  expect(told).toEqual(['gone', undefined])
})
