import { act, createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

export interface HookPage<Value> {
  /** What the hook gave when it was last rendered. */
  readonly value: Value
}

/**
 * Uses a hook in a component of its own while `during` runs, and takes the component away whatever comes of it. `around`
 * gives what the hook needs above it (a router).
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

/** Lets what was answered arrive on the page: React Query tells it in a turn of its own. */
export const arrived = () => act(() => new Promise((resolve) => setTimeout(resolve)))
