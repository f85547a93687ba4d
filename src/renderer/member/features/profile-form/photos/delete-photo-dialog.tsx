import { useMutation } from '@tanstack/react-query'
import { accountDetailEndpoint } from '../../../../../contract/calls/profile.ts'
import type { PhotoSlot as Slot } from '../../../../../contract/rules/photo.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { AlertDialog } from '../../../../ui/overlay/alert-dialog.tsx'
import { queryClient } from '../../../api/queries.ts'
import { showFlash } from '../../../shared/flash.ts'
import { failureText } from '../../../shared/outcome/failure-text.ts'
import { sendWrite } from '../../../shared/outcome/send-write.ts'
import { deletePhotoWrite } from '../../../shared/outcome/writes/profile.ts'
import { photoCopy } from './copy.ts'

interface DeletePhotoDialogProps {
  slot: Slot | null
  /** Whether the server's photo is deleted, and not only a choice that is not saved yet (D-133). */
  stored: boolean
  onDeleted: (slot: Slot) => void
  onClose: () => void
}

const copy = photoCopy.deleteDialog

/** Confirms a deletion. Afterwards, the slot shows what it had before, or the default picture (PHOTO-06 to PHOTO-11). */
export function DeletePhotoDialog({ slot, stored, onDeleted, onClose }: DeletePhotoDialogProps) {
  const remove = useMutation({
    mutationFn: async (no: Slot) => {
      if (!stored) return
      await sendWrite(deletePhotoWrite, { profile_img_no: no })
      await queryClient.invalidateQueries({ queryKey: [accountDetailEndpoint.id] })
    },
    onSuccess: (_, no) => {
      onDeleted(no)
      onClose()
    },
    // A 401 leads to /login, which shows the reason. After any other error, the dialog stays open for a retry.
    onError: (error) =>
      error.status !== 401 && showFlash({ text: failureText(error, commonCopy.errorOccurred), tone: 'error' }),
  })
  return (
    <AlertDialog
      open={slot !== null}
      title={copy.title}
      tone="danger"
      busy={remove.isPending}
      onConfirm={() => slot !== null && !remove.isPending && remove.mutate(slot)}
      onCancel={onClose}
    >
      {copy.text}
    </AlertDialog>
  )
}
