import { subProfileCopy } from '../../../lib/copy/profile.ts'
import { useIsStable } from '../../../lib/use-is-stable.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { ActionBar } from '../../../ui/navigation/action-bar.tsx'

const copy = subProfileCopy.like

/** Offers to undo a like that spends a purchased one, at the foot of the page (D-74). */
export function LikeUndoBar({ onUndo, className }: { onUndo: () => void; className?: string }) {
  // It takes the place of the like's button.
  const stable = useIsStable('undo', 'pressed')
  return (
    <ActionBar aboveTabs className={className}>
      <output className="flex min-w-0 grow items-center gap-2 text-s font-semibold">
        <Icon name="heart-filled" size={20} className="text-rose" />
        {copy.held}
      </output>
      <div className="flex shrink-0 justify-end">
        <Button tone="quiet" size="m" className="whitespace-nowrap" stable={stable} onClick={onUndo}>
          {copy.undo}
        </Button>
      </div>
    </ActionBar>
  )
}

/** Texts of the dialog after a like (SUB-46, FOOT-15). The pages bring the dialog, so that no other page loads its library. */
export const likeSentDialog = {
  title: copy.dialogTitle,
  confirmText: copy.dialogClose,
  children: copy.dialogText,
} as const
