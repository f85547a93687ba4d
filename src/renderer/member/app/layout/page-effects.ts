import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { accountQuery } from '../../api/account.ts'
import { queryClient } from '../../api/queries.ts'
import { readSession } from '../../api/session-store.ts'

/** Moves the focus to the content of a new page, so that keyboard and screen reader start there. */
export function useFocusOnNewPage(main: React.RefObject<HTMLElement | null>, pathname: string): void {
  const type = useNavigationType()
  const seen = useRef(pathname)
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    if (type !== NavigationType.Pop) main.current?.focus({ preventScroll: true })
  }, [main, pathname, type])
}

/** Turning a phone changes the layout: the field being typed into comes back into view (D-104). */
export function useFieldInView(): void {
  useEffect(() => {
    const orientation = matchMedia('(orientation: portrait)')
    const show = () =>
      requestAnimationFrame(() => {
        const field = document.activeElement
        if (!field?.matches('input, textarea, select')) return
        const { top, bottom } = field.getBoundingClientRect()
        if (top < 0 || bottom > window.innerHeight) field.scrollIntoView({ block: 'center' })
      })
    orientation.addEventListener('change', show)
    return () => orientation.removeEventListener('change', show)
  }, [])
}

/** Refetches a stale account on each page change, so that gates and counts are current. */
export function useFreshAccount(pathname: string): void {
  useEffect(() => {
    // The address is a dependency only because it reads it; no page has an empty one.
    if (pathname === '' || !readSession()['access-token']) return
    void queryClient.refetchQueries({ queryKey: accountQuery.queryKey, stale: true })
  }, [pathname])
}

/** Blurs the hidden page, so that the phone's task switcher shows no faces. */
export function useBlurWhenAway(): void {
  useEffect(() => {
    const follow = () => document.body.classList.toggle('blur-xl', document.hidden)
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      document.body.classList.remove('blur-xl')
    }
  }, [])
}
