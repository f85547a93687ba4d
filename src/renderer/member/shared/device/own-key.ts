import { memberKey } from '../../../../contract/rules/stored-names.ts'
import { deviceStorage } from '../../../lib/storage.ts'
import { readSession } from '../../api/session-store.ts'

/** Storage key of what this device keeps for the logged-in member. */
export const ownKey = (name: Parameters<typeof memberKey>[0]): string => memberKey(name, readSession().uid ?? '')

/** Entries that are stored under a key, oldest first. */
export const readEntries = (key: string): string[] =>
  (deviceStorage.getItem(key) ?? '').split(',').filter((entry) => entry !== '')
