import type { Ref, RefCallback } from 'react'

/** Combines several refs into one ref callback and keeps the clean-ups of callback refs. */
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
