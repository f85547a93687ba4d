import { subProfileCopy } from '../../../lib/copy/profile.ts'
import { UndoBar } from '../../../ui/navigation/undo-bar.tsx'

const copy = subProfileCopy.like

/** Offers to undo a like that spends a purchased one (D-74). */
export function LikeUndoBar({ onUndo, className }: { onUndo: () => void; className?: string }) {
  return (
    <UndoBar icon="heart-filled" text={copy.held} undoText={copy.undo} onUndo={onUndo} className={className ?? ''} />
  )
}

/** Texts of the dialog after a like (SUB-46, FOOT-15); the pages bring the dialog, whose library each has in its own file. */
export const likeSentDialog = {
  title: copy.dialogTitle,
  confirmText: copy.dialogClose,
  cancelText: null,
  children: copy.dialogText,
} as const
