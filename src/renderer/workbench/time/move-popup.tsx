import { useAtom, useAtomValue } from 'jotai'
import { edges } from '../../../contract/control/effects.ts'
import { Button } from '../../ui/base/button.tsx'
import { Popup } from '../parts/popup.tsx'
import { isJumpingAtom, moveOpenAtom } from '../state/layout.ts'
import { EdgeButton } from './edge-button.tsx'
import { JumpSettings } from './jump-settings.tsx'
import { MoveForm } from './move-form.tsx'

/** All the ways ahead: an instant, a duration, the named edges, and how jumps behave. */
export function MovePopup() {
  const [open, setOpen] = useAtom(moveOpenAtom)
  const jumping = useAtomValue(isJumpingAtom)
  return (
    <Popup
      label="時刻を移動"
      align="end"
      open={open}
      onOpenChange={setOpen}
      className="w-92 p-3"
      trigger={
        <Button size="xs" busy={jumping}>
          移動…
        </Button>
      }
    >
      <div className="grid gap-4 p-1.5">
        <MoveForm onDone={() => setOpen(false)} />
        <div className="grid gap-2">
          <p className="text-xs font-medium text-ink-2">次の節目</p>
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
