import { useAtom, useAtomValue } from 'jotai'
import { edges } from '../../../../contract/control/effects.ts'
import { useCopy } from '../../hub/language.ts'
import { isJumpingAtom, moveOpenAtom } from '../../hub/state.ts'
import { SmallButton } from '../../parts/buttons.tsx'
import { Popup } from '../../parts/popup.tsx'
import { timeCopy } from './copy.ts'
import { EdgeButton } from './edge-button.tsx'
import { JumpSettings } from './jump-settings.tsx'
import { MoveForm } from './move-form.tsx'

/** All jump controls: an instant, a duration, the named edges, and the settings of jumps. */
export function MovePopup() {
  const words = useCopy(timeCopy).move
  const [open, setOpen] = useAtom(moveOpenAtom)
  const jumping = useAtomValue(isJumpingAtom)
  return (
    <Popup
      label={words.label}
      align="end"
      open={open}
      onOpenChange={setOpen}
      className="w-92 p-3"
      trigger={
        <SmallButton tone="primary" busy={jumping}>
          {words.open}
        </SmallButton>
      }
    >
      <div className="grid gap-4 p-1.5">
        <MoveForm onDone={() => setOpen(false)} />
        <div className="grid gap-2">
          <p className="text-xs font-medium text-ink-2">{words.edges}</p>
          <div className="flex flex-wrap gap-x-3 gap-y-1.5">
            {edges.map((edge) => (
              <EdgeButton key={edge} edge={edge} withMinutes onJump={() => setOpen(false)} />
            ))}
          </div>
        </div>
        <JumpSettings />
      </div>
    </Popup>
  )
}
