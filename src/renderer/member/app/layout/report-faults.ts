import type { MutationCache } from '@tanstack/react-query'
import { commonCopy } from '../../../lib/copy/common.ts'
import { ApiError } from '../../api/api-error.ts'
import { showFlash } from '../../shared/flash.ts'

/** Flashes the server's own reason for the failure of a mutation, e.g. a full disk. Returns a function that stops it. */
export function reportFaults(cache: MutationCache): () => void {
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const { error }: { error: unknown } = event.action
    if (!(error instanceof ApiError) || error.status < 500) return
    // oxlint-disable-next-line house/no-text-protocol -- the service's own response has no code
    if (error.msg !== '' && error.msg !== commonCopy.errorOccurred) showFlash({ text: error.msg, tone: 'error' })
  })
}
