import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { homeCopy } from '../../../lib/copy/home.ts'
import { hasFlag } from '../../../lib/query-flag.ts'
import { showFlash } from '../../shared/flash.ts'

/** Query flags of /home with their banners, in display order (HOME-06 to HOME-12). */
const banners = [
  { flag: 'age_conf_flag', text: homeCopy.flash.ageDocumentSubmitted },
  { flag: 'create_review', text: homeCopy.flash.reviewPosted },
  { flag: 'form_post', text: homeCopy.flash.formSaved },
  { flag: 'ng_commit', text: homeCopy.flash.noMatch },
]

export function homeFlashes(params: URLSearchParams): string[] {
  return banners.filter(({ flag }) => hasFlag(params, flag)).map(({ text }) => text)
}

/** Returns the query without the flags, whatever their values. */
export function withoutHomeFlags(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params)
  for (const { flag } of banners) rest.delete(flag)
  return rest
}

/** Shows the banners of the flags, then opens `redirect` or removes the flags, which a reload would repeat. */
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
    else if (texts.length > 0) void navigate({ search: withoutHomeFlags(params).toString() }, { replace: true })
  }, [key, navigate, redirect, search])
}
