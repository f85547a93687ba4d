import { useEffect, useEffectEvent } from 'react'

type Events = WindowEventMap & DocumentEventMap

/** Listens to an event of the window, or one that reaches it from the document, as long as the component is shown. */
export function useListener<Type extends keyof Events>(type: Type, onEvent: (event: Events[Type]) => void): void {
  const handle = useEffectEvent(onEvent)
  useEffect(() => {
    const listen = (event: Event) => handle(event as Events[Type])
    window.addEventListener(type, listen)
    return () => window.removeEventListener(type, listen)
  }, [type])
}
