import { useLayoutEffect, useRef, useState } from 'react'

/** Size of an element as laid out, kept up to date. */
export function useBox<Element extends HTMLElement>() {
  const ref = useRef<Element>(null)
  const [box, setBox] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setBox({ width: element.clientWidth, height: element.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])
  return { ref, ...box }
}
