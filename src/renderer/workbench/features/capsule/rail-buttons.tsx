import { useAtomValue } from 'jotai'
import { attempt } from '../../hub/control/flash.ts'
import { useIsMock } from '../../hub/control/queries.ts'
import { connectedAtom } from '../../hub/state.ts'
import { RailButton } from '../../parts/rail-button.tsx'
import { openCapsule, saveCapsule } from './capsule.ts'

/** Saves and opens a whole case. */
export function CapsuleButtons() {
  const isMock = useIsMock()
  const connected = useAtomValue(connectedAtom)
  if (!isMock) return null
  return (
    <>
      <RailButton
        icon="download"
        word="保存"
        label="不具合を1ファイルに保存"
        disabled={!connected}
        run={() => attempt(saveCapsule)}
      />
      <RailButton
        icon="upload"
        word="開く"
        label="ファイルから場面を開く…"
        disabled={!connected}
        run={() => attempt(openCapsule)}
      />
    </>
  )
}
