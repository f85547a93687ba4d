import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { commonCopy } from '../../lib/copy/common.ts'
import type { ApiError } from '../api/api-error.ts'
import { showFlash } from './flash.ts'

/**
 * For calls whose every failure leads to /login (GATE-44 to GATE-46, PROF-33, REC-61, REC-84). Without a response the
 * login may be valid, so the page stays and shows an error. An expired login is handled elsewhere.
 */
export function useLeaveOnFailure(): (error: ApiError) => void {
  const navigate = useNavigate()
  return useCallback(
    (error) => {
      if (error.network) showFlash({ text: commonCopy.errorOccurred, tone: 'error' })
      else if (error.status !== 401) void navigate('/login')
    },
    [navigate],
  )
}
