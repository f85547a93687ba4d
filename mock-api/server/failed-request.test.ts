import { expect, test, vi } from 'vitest'
import { StoreError } from '../engine/store/store-error.ts'
import type { Runtime } from '../runtime.ts'
import { failedRequest } from './failed-request.ts'

test('R2 tells a member of a full disk, and the workbench too unless the store has', () => {
  const failed = vi.fn<(cause: unknown) => void>()
  const runtime = { store: { folder: { health: { failed } } } } as unknown as Runtime
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
  const log: string[] = []
  const of = (cause: Error) =>
    failedRequest({ runtime, logError: (line) => void log.push(line) }, { method: 'GET', path: '/api/x' }, cause)
  const usual = of(new Error('broken'))
  expect([usual, failed.mock.calls]).toEqual([{ success: false, msg: 'エラーが発生しました。' }, []])
  const told = of(full)
  expect([told, failed.mock.calls]).toEqual([
    { success: false, msg: expect.stringContaining('ディスクがいっぱい') },
    [[full]],
  ])
  expect(told.msg).not.toBe(usual.msg)
  expect(of(new StoreError('full', { cause: full }))).toEqual(told)
  expect(failed).toHaveBeenCalledTimes(1)
  expect(log).toEqual([
    expect.stringMatching(/^Unexpected error in GET \/api\/x: Error: broken \| at /),
    'GET /api/x: ENOSPC',
    'GET /api/x: full',
  ])
})

test('C-5 names the place of a defect in the log, without the key or the picture that an address names', () => {
  const log: string[] = []
  const dependencies = { runtime: {} as Runtime, logError: (line: string) => void log.push(line) }
  const place = () => new Error('broken')
  const token = 'Ab3_-'.padEnd(22, 'x')
  for (const path of [`/mock/three-d-secure/${token}`, `/uploads/${token}.png`])
    failedRequest(dependencies, { method: 'GET', path }, place())
  expect(log).toEqual([
    expect.stringMatching(/^Unexpected error in GET \/mock\/three-d-secure\/…: Error: broken \| at place \(/),
    expect.stringMatching(/^Unexpected error in GET \/uploads\/…\.png: Error: broken \| at place \(/),
  ])
})
