import { expect } from 'vitest'
import type { Mock, Reply } from './mock.ts'

type Refusal = 401 | 403 | 404 | 422

/** Bodies of C-5 by status; a 401 has the body of devise. */
const bodies = {
  401: { errors: [expect.any(String)] },
  403: { success: false, msg: expect.any(String), reason: expect.any(String) },
  404: { success: false, msg: expect.any(String) },
  422: {
    success: false,
    msg: expect.any(String),
    errors: expect.objectContaining({ full_messages: expect.any(Array) }),
  },
} as const

/**
 * Expects that each call is refused with a status and the body of C-5 and leaves the stored world unchanged byte for
 * byte. `detail` is expected inside the body.
 */
export async function expectRefused(
  mock: Mock,
  status: Refusal,
  calls: readonly (() => Promise<Reply>)[],
  detail: object = {},
): Promise<void> {
  const before = mock.worldText()
  for (const call of calls) {
    const reply = await call()
    expect([reply.status, reply.body]).toEqual([status, bodies[status]])
    expect(reply.body).toMatchObject(detail)
  }
  expect(mock.worldText()).toBe(before)
}
