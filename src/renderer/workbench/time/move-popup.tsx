import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { Button } from '../../ui/button.tsx'
import { clockQuery } from '../control/clock-query.ts'
import { edges } from '../control/clock-schemas.ts'
import { Popup } from '../parts/popup.tsx'
import { jumpAtom, moveOpenAtom } from '../state/layout.ts'
import { jump } from './clock-actions.ts'
import { edgeLabels, kindsOfEdge } from './effect-kinds.ts'
import { JumpSettings } from './jump-settings.tsx'
import { MoveForm } from './move-form.tsx'

/** All the ways ahead: an instant, a duration, the named edges, and how jumps behave. */
export function MovePopup() {
  const [open, setOpen] = useAtom(moveOpenAtom)
  const jumping = useAtomValue(jumpAtom) !== undefined
  const { data } = useQuery(clockQuery)
  const isComing = (edge: (typeof edges)[number]) =>
    data?.coming.some(({ kind }) => kindsOfEdge[edge].includes(kind)) ?? false
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
          <div className="flex flex-wrap gap-1.5">
            {edges.map((edge) => (
              <Button
                key={edge}
                size="xs"
                tone="quiet"
                disabled={!isComing(edge)}
                onClick={() => {
                  setOpen(false)
                  void jump({ edge })
                }}
              >
                {edgeLabels[edge]}
              </Button>
            ))}
          </div>
        </div>
        <JumpSettings />
      </div>
    </Popup>
  )
}
