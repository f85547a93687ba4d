import { useEffect, useState } from 'react'
import { conversionScript, scriptAddress } from '../../api/script-address.ts'

const patienceMs = 3_000

/**
 * Loads the conversion script of a sign-up (AUTH-46, IMP-26). Answers whether that is settled, whatever became of it; without
 * an id there is nothing to load.
 */
export function useConversionScript(id: string | null): boolean {
  const [settled, setSettled] = useState(id === null)
  useEffect(() => {
    if (id === null) return undefined
    const script = document.createElement('script')
    script.src = scriptAddress(`${conversionScript}?id=${encodeURIComponent(id)}`)
    const settle = () => setSettled(true)
    const timer = setTimeout(settle, patienceMs)
    script.addEventListener('load', settle)
    script.addEventListener('error', settle)
    document.head.append(script)
    return () => {
      clearTimeout(timer)
      script.removeEventListener('load', settle)
      script.removeEventListener('error', settle)
      script.remove()
    }
  }, [id])
  return settled
}
