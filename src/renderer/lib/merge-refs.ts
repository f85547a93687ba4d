import type { Ref, RefCallback } from 'react'

/** One ref callback that serves several refs; clean-ups returned by callback refs are kept. */
export function mergeRefs<T>(...refs: (Ref<T> | undefined)[]): RefCallback<T> {
  return (element) => {
    const undo = refs.map((ref) => {
      if (typeof ref === 'function') {
        const cleanUp = ref(element)
        return typeof cleanUp === 'function' ? cleanUp : () => void ref(null)
      }
      if (ref) ref.current = element
      return () => {
        if (ref) ref.current = null
      }
    })
    return () => undo.forEach((step) => step())
  }
}
