import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { deviceStorage } from '../../../lib/storage.ts'
import { store } from '../../api/store.ts'
import { Outbox, type OutboxDeps } from './outbox.ts'
import { openStoredUnsent, readStoredUnsent } from './stored-unsent.ts'

/** Keys made by this document; with its time of origin they are unique on the device. */
let keyCount = 0

function openOutbox(uuid: string, deps: Pick<OutboxDeps, 'ownId' | 'readAll'>): Outbox {
  return new Outbox({
    ...deps,
    ...openStoredUnsent(uuid),
    newKey: () => `u${(keyCount += 1)}.${performance.timeOrigin}`,
    later: (run, ms) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  })
}

/** Takes over what another tab of this conversation has sent again or discarded. */
function useOtherTabs(uuid: string, outbox: Outbox): void {
  useEffect(() => {
    const look = ({ storageArea }: StorageEvent) => {
      if (deviceStorage.is(storageArea)) outbox.keepStored(new Set(readStoredUnsent(uuid).map(({ key }) => key)))
    }
    window.addEventListener('storage', look)
    return () => window.removeEventListener('storage', look)
  }, [outbox, uuid])
}

/** The outbox of an open conversation, with the messages that this device still holds, and its unsent ones. */
export function useOutbox(uuid: string, deps: Pick<OutboxDeps, 'ownId' | 'readAll'>) {
  const [outbox] = useState(() => openOutbox(uuid, deps))
  useEffect(() => () => outbox.leave(), [outbox])
  useOtherTabs(uuid, outbox)
  return { outbox, unsent: useAtomValue(outbox.unsentAtom, { store }) }
}
