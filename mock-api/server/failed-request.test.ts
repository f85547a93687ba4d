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
  expect(log).toEqual(['GET /api/x: broken', 'GET /api/x: ENOSPC', 'GET /api/x: full'])
})
