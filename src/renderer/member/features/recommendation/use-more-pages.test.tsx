// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { mountPage } from '../../../../../tests/support/mount-page.tsx'
import { arrived } from '../../../../../tests/support/with-hook.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { useMorePages } from './use-more-pages.ts'
import { useEndlessPairings } from './use-pairings.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** Reports an element once when it is observed, as browsers do for one that stays in view. */
class InViewObserver {
  readonly #report: (entries: readonly { isIntersecting: boolean }[]) => void
  constructor(report: (entries: readonly { isIntersecting: boolean }[]) => void) {
    this.#report = report
  }
  observe(): void {
    this.#report([{ isIntersecting: true }])
  }
  disconnect(): void {}
}

function Pages() {
  const query = useEndlessPairings(Sex.woman, 'matching')
  const end = useMorePages(query, false)
  return <p ref={end}>{query.data?.pages.length}</p>
}

test('D-83 pages are loaded until the end is out of view, also in a window higher than two of them', async () => {
  vi.stubEnv('DEV', false)
  vi.stubGlobal('IntersectionObserver', InViewObserver)
  vi.stubGlobal('fetch', async () => Response.json({ rec: [], pageCount: 4, admin_message_unread: 0 }))
  const page = mountPage(<Pages />, '/recommends?status=matching')
  try {
    await vi.waitFor(async () => {
      await arrived()
      expect(page.box.textContent).toBe('4')
    })
  } finally {
    await act(async () => page.unmount())
  }
})
