import { useEffect, useEffectEvent, useRef } from 'react'
import type { useEndlessPairings } from './use-pairings.ts'

/**
 * Loads further pages while `wanting`, and when the returned element comes near to view. After a failure, only the
 * element loads.
 */
export function useMorePages(query: ReturnType<typeof useEndlessPairings>, wanting: boolean) {
  const { isError, isFetching, hasNextPage, fetchNextPage } = query
  const end = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(() => {
    if (hasNextPage && !isFetching) void fetchNextPage()
  })
  useEffect(() => {
    if (wanting && !isFetching && !isError) load()
  }, [isError, isFetching, wanting])
  useEffect(() => {
    if (!hasNextPage || !end.current) return undefined
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), { rootMargin: '400px' })
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [hasNextPage])
  return end
}
