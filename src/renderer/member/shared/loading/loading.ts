import { atom, useAtomValue } from 'jotai'
import { createElement, lazy, Suspense, useState } from 'react'
import { store } from '../../api/store.ts'
import { loadWhenOnline } from './load-when-online.ts'

export const chunkLoadFailedAtom = atom(false)

/** Whether code of this page is missing because a release has removed the old files; only a reload helps. */
export function useChunkLoadFailed(): boolean {
  return useAtomValue(chunkLoadFailedAtom, { store })
}

/** Loads a part of a page lazily. If its code is missing, the page stays without it and the frame offers a reload. */
export function lazyWithFallback<Props>(
  load: () => Promise<React.ComponentType<Props>>,
): React.LazyExoticComponent<React.ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await loadWhenOnline(load) }
    } catch {
      store.set(chunkLoadFailedAtom, true)
      return { default: () => null }
    }
  })
}

/** A lazy dialog or sheet: loads at its first opening and then stays mounted for its closing animation. */
export function lazyLayer<Props extends { open: boolean }>(load: () => Promise<React.ComponentType<Props>>) {
  const Layer: React.ComponentType<Props> = lazyWithFallback(load)
  return function LazyLayer(props: Props) {
    const [asked, setAsked] = useState(props.open)
    if (props.open && !asked) setAsked(true)
    return createElement(Suspense, null, asked && createElement(Layer, props))
  }
}
