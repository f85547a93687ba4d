import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { reportChunkLoadFailure } from './chunk-load-failure.ts'
import { loadWhenOnline } from './load-when-online.ts'

/**
 * A part of a page whose code comes when it is wanted. Where it cannot be had, the page and what is typed on it stay:
 * the part is left out, and the frame offers to reload.
 */
export function lazyWithFallback<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await loadWhenOnline(load) }
    } catch {
      reportChunkLoadFailure()
      return { default: () => null }
    }
  })
}
