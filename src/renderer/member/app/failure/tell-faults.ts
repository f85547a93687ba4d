import type { MutationCache } from '@tanstack/react-query'
import { commonCopy } from '../../../lib/copy/common.ts'
import { ApiError } from '../../api/api-error.ts'
import { showFlash } from '../../shared/flash.ts'

/**
 * Shows the reason that the server gives for a failure of its own, such as a full disk: most pages have one general text
 * for every failure. Returns what ends it.
 */
export function tellFaults(cache: MutationCache): () => void {
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const { error }: { error: unknown } = event.action
    if (!(error instanceof ApiError) || error.status < 500) return
    if (error.msg !== '' && error.msg !== commonCopy.errorOccurred) showFlash({ text: error.msg, tone: 'error' })
  })
}
