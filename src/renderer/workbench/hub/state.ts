import { atom, createStore } from 'jotai'
import { atomWithStorage, createJSONStorage, unstable_withStorageValidator as withValidator } from 'jotai/utils'
import * as z from 'zod/mini'
import type { PhoneName } from '../../../contract/rules/hosts.ts'

/** The store of all UI state, for actions outside components too. */
export const store = createStore()

/** An atom in a storage of the browser. A stored value that does not fit, as of a former version, counts as missing. */
function atomIn<Value>(storage: () => Storage, name: string, schema: z.ZodMiniType<Value>, initial: Value) {
  const fits = (value: unknown): value is Value => z.safeParse(schema, value).success
  const json = withValidator(fits)(createJSONStorage<unknown>(storage))
  return atomWithStorage(`yoimachi.workbench.${name}`, initial, json, { getOnInit: true })
}

/** State stored in this browser, so that another tab and the next visit have it too. */
export const storedAtom = <Value>(name: string, schema: z.ZodMiniType<Value>, initial: NoInfer<Value>) =>
  atomIn(() => globalThis.localStorage, name, schema, initial)

/** State of this window that survives a reload; undefined at first. */
export const windowAtom = <Value>(name: string, schema: z.ZodMiniType<Value>) =>
  atomIn<Value | undefined>(() => globalThis.sessionStorage, name, z.optional(schema), undefined)

/** Whether the panels are folded, to give the stage their room. */
export const dockFoldedAtom = storedAtom('dockFolded', z.boolean(), false)
/** Whether dialogs stay closed until opened and explicit preferences are folded (D-87). */
export const quietAtom = storedAtom('quiet', z.boolean(), true)

/** Whether this page waits for a jump. The clock's reading has its progress. */
export const isJumpingAtom = atom(false)
export const paletteOpenAtom = atom(false)
/** Whether the popup with all jump controls is open. The palette opens it, too. */
export const moveOpenAtom = atom(false)
/** Phone of the stage to show on a real phone; undefined while the dialog is closed. */
export const handsetDialogAtom = atom<PhoneName | undefined>(undefined)

/** Whether the event stream of the server is connected. Without it, the screen may be out of date. */
export const connectedAtom = atom(true)

/** Sources of the inspector's exchanges: this server, the opened capsule, or an HTTP Archive from elsewhere. */
export type ExchangeSource = 'now' | 'capsule' | 'archive'
export const exchangeSourceAtom = atom<ExchangeSource>('now')
