/** Combines several refs into one ref callback and keeps the clean-ups of callback refs. */
export function mergeRefs<T>(...refs: (React.Ref<T> | undefined)[]): React.RefCallback<T> {
  return (element) => {
    const cleanUps = refs.map((ref) => attach(ref, element))
    return () => cleanUps.forEach((cleanUp) => cleanUp())
  }
}

/** Gives an element to a ref. Returns what takes it away again. */
function attach<T>(ref: React.Ref<T> | undefined, element: T | null): () => void {
  if (typeof ref === 'function') {
    const cleanUp = ref(element)
    return typeof cleanUp === 'function' ? cleanUp : () => void ref(null)
  }
  if (!ref) return () => {}
  ref.current = element
  return () => {
    ref.current = null
  }
}
