import { act, createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

export interface HookPage<Value> {
  /** Last value of the hook. */
  readonly value: Value
}

/**
 * Uses a hook in a component while `during` runs and always unmounts it. `around` wraps the component, e.g. in a
 * router.
 */
export async function withHook<Value>(
  useValue: () => Value,
  during: (page: HookPage<Value>) => unknown,
  around: (page: ReactNode) => ReactNode = (page) => page,
): Promise<void> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  let last: { readonly value: Value } | undefined
  function Page() {
    last = { value: useValue() }
    return null
  }
  const root = createRoot(document.createElement('div'))
  try {
    act(() => root.render(around(createElement(Page))))
    await during({
      get value() {
        if (!last) throw new Error('The hook was never rendered.')
        return last.value
      },
    })
  } finally {
    act(() => root.unmount())
  }
}

/** Waits until responses reach the page, because React Query delivers them in a separate task. */
export const arrived = () => act(() => new Promise((resolve) => setTimeout(resolve)))
