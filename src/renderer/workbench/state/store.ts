import { createStore } from 'jotai'

/** The one store of UI state; actions outside of components write to it too. */
export const store = createStore()
