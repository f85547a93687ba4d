import { useAtomValue } from 'jotai'
import { attempt } from '../../hub/control/attempt.ts'
import { useIsMock } from '../../hub/control/backend-queries.ts'
import { useCopy } from '../../hub/language.ts'
import { connectedAtom } from '../../hub/state.ts'
import { RailButton } from '../../parts/rail-item.tsx'
import { capsuleCopy } from './copy.ts'
import { openCapsule } from './open-capsule.ts'
import { saveCapsule } from './save-capsule.ts'

/** Saves and opens a whole case. */
export function CapsuleButtons() {
  const words = useCopy(capsuleCopy)
  const isMock = useIsMock()
  const connected = useAtomValue(connectedAtom)
  if (!isMock) return null
  return (
    <>
      <RailButton icon="download" {...words.railSave} disabled={!connected} run={() => attempt(saveCapsule)} />
      <RailButton icon="upload" {...words.railOpen} disabled={!connected} run={() => attempt(openCapsule)} />
    </>
  )
}
