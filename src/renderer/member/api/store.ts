import { createStore } from 'jotai'

/** Client state of the app, shared by pages and by code outside React. */
export const store = createStore()
