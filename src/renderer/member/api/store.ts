import { createStore } from 'jotai/vanilla'

/** Holds the client state of the app, so that code outside React reads and writes the same atoms as the pages. */
export const store = createStore()
