import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

/** One step back in history; where the visit began on this page, to `fallback` instead (PROF-35, HONA-17). */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    // The router numbers its own entries: 0 is the first page of the visit.
    const index: unknown = window.history.state?.idx
    if (typeof index === 'number' && index > 0) void navigate(-1)
    else void navigate(fallback, { replace: true })
  }, [fallback, navigate])
}
