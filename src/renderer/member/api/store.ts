import { createStore } from 'jotai/vanilla'

/** Client state of the app, shared by pages and by code outside React. */
export const store = createStore()
