import { expect, test } from 'vitest'
import * as windows from './windows.ts'

const hours = 3_600_000

test.each([
  ['D-11', windows.holdMs, 168],
  ['D-12', windows.replyWindowMs, 24],
  ['D-13', windows.rankWindowMs, 168],
  ['D-13', windows.rankDecisionMs, 24],
  ['D-14', windows.ageDecisionMs, 12],
  ['D-16', windows.purchaseWindowMs, 24],
  ['D-16', windows.likeValidMs, 4320],
  ['D-17', windows.sessionMs, 336],
  ['D-17', windows.resetLinkMs, 6],
  ['D-17', windows.confirmationLinkMs, 72],
  ['API-65', windows.cardTokenMs, 0.5],
  ['API-70', windows.cancelAcceptedMs, 0.5],
])('%s %d ms equal %d hours', (_id, ms, length) => {
  expect(ms).toBe(length * hours)
})
