import { subProfileCopy } from '../../../lib/copy/profile.ts'
import { UndoBar } from '../../../ui/navigation/undo-bar.tsx'
import { AlertDialog } from '../../../ui/overlay/dialog.tsx'

const copy = subProfileCopy.like

/** Offers to undo a like that spends a purchased one (D-74). */
export function LikeUndoBar({ onUndo, className }: { onUndo: () => void; className?: string }) {
  return (
    <UndoBar icon="heart-filled" text={copy.held} undoText={copy.undo} onUndo={onUndo} className={className ?? ''} />
  )
}

/** Says that a like was sent (SUB-46, FOOT-15). */
export function LikeSentDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <AlertDialog
      open={open}
      title={copy.dialogTitle}
      confirmText={copy.dialogClose}
      cancelText={null}
      onConfirm={onClose}
      onCancel={onClose}
    >
      {copy.dialogText}
    </AlertDialog>
  )
}
