import { expect, test } from 'vitest'
import { importCapsule } from '../../src/contract/control/capsule.ts'
import { maxCapsuleBytes } from '../../src/contract/rules/file-reasons.ts'
import { capsuleRoutes } from './capsule-routes.ts'
import type { ControlContext } from './define-control-route.ts'

test('refuses a capsule that is larger than any, before its end is read', async () => {
  const route = capsuleRoutes.find(({ endpoint }) => endpoint === importCapsule)
  const piece = Buffer.alloc(2 ** 20)
  let pieces = 0
  async function* endless() {
    for (; pieces * piece.length <= 2 * maxCapsuleBytes; pieces += 1) yield piece
  }
  const c = { req: { raw: { body: endless() } } } as unknown as ControlContext['c']
  const opening = Promise.resolve(route?.run({}, { c } as ControlContext))
  await expect(opening).rejects.toThrow(expect.objectContaining({ name: 'ControlError', code: 'too-long' }))
  expect(pieces * piece.length).toBe(maxCapsuleBytes)
})
