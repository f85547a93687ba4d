import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { reportChunkLoadFailure } from './chunk-load-failure.ts'
import { loadWhenOnline } from './load-when-online.ts'

/** Loads a part of a page lazily. If its code is missing, the page stays without it and the frame offers a reload. */
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
