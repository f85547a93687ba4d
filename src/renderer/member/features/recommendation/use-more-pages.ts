import { useEffect, useEffectEvent, useRef } from 'react'
import type { useEndlessPairings } from './use-pairings.ts'

/**
 * Loads further pages while `wanting`, and while the returned element is near to view. After a failure, only the element
 * loads, when it comes near to view again.
 */
export function useMorePages(query: ReturnType<typeof useEndlessPairings>, wanting: boolean) {
  const { data, isError, isFetching, hasNextPage, fetchNextPage } = query
  const pages = data?.pages.length
  const end = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(() => {
    if (hasNextPage && !isFetching) void fetchNextPage()
  })
  useEffect(() => {
    if (wanting && !isFetching && !isError) load()
  }, [isError, isFetching, wanting])
  useEffect(() => {
    if (pages === undefined || !hasNextPage || !end.current) return undefined
    // It reports the element once, so each page has another one: in a high window the end may still be in view.
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), { rootMargin: '400px' })
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [hasNextPage, pages])
  return end
}
