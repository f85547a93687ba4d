import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { showFlash } from '../../shared/flash.ts'
import { homeFlashes, withoutHomeFlags } from './home-flags.ts'

/**
 * Shows the banners of the flags in the address of /home, then goes on: to `redirect` if a step is missing, else to the
 * same page without the flags, so that a reload does not say it again.
 */
export function useHomeFlags(redirect: string | null): void {
  const { key, search } = useLocation()
  const navigate = useNavigate()
  const shownFor = useRef<string | null>(null)

  useEffect(() => {
    const params = new URLSearchParams(search)
    const texts = homeFlashes(params)
    if (shownFor.current !== key) for (const text of texts) showFlash({ text })
    shownFor.current = key
    if (redirect) void navigate(redirect, { replace: true })
    else if (texts.length > 0)
      void navigate({ search: withoutHomeFlags(params).toString() }, { replace: true })
  }, [key, navigate, redirect, search])
}
