import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

/** Goes back one page, or to `fallback` if the visit began on this page (PROF-35, HONA-17). */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    // The router numbers its entries; 0 is the first page of the visit.
    const index: unknown = window.history.state?.idx
    if (typeof index === 'number' && index > 0) void navigate(-1)
    else void navigate(fallback, { replace: true })
  }, [fallback, navigate])
}

/** Number of an id in an address; undefined when missing or invalid. */
export function readId(text: string | null): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}
