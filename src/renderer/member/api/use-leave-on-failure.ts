import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { commonCopy } from '../../lib/copy/common.ts'
import type { ApiError } from './api-error.ts'
import { showFlash } from './flash.ts'

/**
 * For the calls whose every failure leads to /login (PROF-33, REC-61, REC-84). Without any answer the login may be fine, so
 * the page stays and says that it did not work.
 */
export function useLeaveOnFailure(): (error: ApiError) => void {
  const navigate = useNavigate()
  return useCallback(
    (error) => {
      if (error.network) showFlash({ text: commonCopy.errorOccurred, tone: 'error' })
      else void navigate('/login')
    },
    [navigate],
  )
}
