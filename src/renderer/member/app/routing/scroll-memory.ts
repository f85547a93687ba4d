import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { tabStorage } from '../../../lib/storage.ts'

const storageKey = 'yoimachi.scroll'
const restoreForMs = 5_000

/** Scroll positions by history entry, so that Back returns to the same row. Survives a reload of the tab. */
const positions = new Map<string, number>(readPositions())

function readPositions(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(tabStorage.getItem(storageKey) ?? '{}')
    return Object.entries(stored ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
  } catch {
    return []
  }
}

/** Every new document starts with the key `default`, so only key and page together identify an entry. */
const entryOf = (key: string, pathname: string) => `${key} ${pathname}`

// A visit by address or outside link is a new page; a reload or Back restores the old one.
const [load] = performance.getEntriesByType('navigation')
if (load && 'type' in load && load.type === 'navigate') positions.delete(entryOf('default', location.pathname))

/**
 * Scrolls a new page to the top (ROUTE-79). Back and Forward restore the position and wait up to 5 s for the page to
 * grow. Replacing only the query (tabs, filters) keeps the position.
 */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const entry = entryOf(key, pathname)
  const shown = useRef('')

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => {
      if (shown.current) positions.set(shown.current, window.scrollY)
    }
    const store = () => tabStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(positions)))
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', store)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', store)
    }
  }, [])

  useLayoutEffect(() => {
    const samePage = shown.current.endsWith(` ${pathname}`)
    // Before the jump to the top, so that its scroll event is not stored for the previous page.
    shown.current = entry
    if (type === NavigationType.Replace && samePage) return undefined
    const target = type === NavigationType.Pop ? (positions.get(entry) ?? 0) : 0
    window.scrollTo(0, target)
    return target === 0 ? undefined : holdPosition(target)
  }, [entry, pathname, type])
}

/** Lists fill in later, so it retries while the page grows, unless the member scrolls. */
function holdPosition(target: number): () => void {
  const restore = () => {
    if (Math.abs(window.scrollY - target) > 1) window.scrollTo(0, target)
    else if (document.documentElement.scrollHeight - window.innerHeight > target) stop()
  }
  const growth = new ResizeObserver(restore)
  growth.observe(document.body)
  const timer = setTimeout(() => stop(), restoreForMs)
  const input = ['wheel', 'touchstart', 'keydown'] as const
  for (const name of input) window.addEventListener(name, stop, { passive: true, once: true })
  function stop() {
    growth.disconnect()
    clearTimeout(timer)
    for (const name of input) window.removeEventListener(name, stop)
  }
  return stop
}
