import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deletePhotoEndpoint, type PhotoSlot } from '../../../../../contract/calls/photo.ts'
import { accountDetailEndpoint } from '../../../../../contract/calls/profile.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { AlertDialog } from '../../../../ui/overlay/alert-dialog.tsx'
import { ApiError } from '../../../api/api-error.ts'
import { useEndpointMutation } from '../../../api/use-endpoint.ts'
import { showFlash } from '../../../shared/flash.ts'
import { photoCopy } from './copy.ts'

interface DeletePhotoDialogProps {
  /** The slot in question; null: closed. */
  slot: PhotoSlot | null
  /** The server holds a photo for it, which goes too (PHOTO-27). */
  stored: boolean
  onDeleted: (slot: PhotoSlot) => void
  onClose: () => void
}

const copy = photoCopy.deleteDialog

/** PHOTO-06 to PHOTO-11: confirmed, the slot ends at the default picture. */
export function DeletePhotoDialog({ slot, stored, onDeleted, onClose }: DeletePhotoDialogProps) {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const remove = useEndpointMutation(deletePhotoEndpoint)
  const confirm = async () => {
    if (slot === null || busy) return
    setBusy(true)
    try {
      if (stored) {
        await remove.mutateAsync({ profile_img_no: slot })
        await queryClient.invalidateQueries({ queryKey: [accountDetailEndpoint.id] })
      }
      onDeleted(slot)
      onClose()
    } catch (error) {
      // A lost login leads away and says why; anything else can be tried again where it failed.
      if (!(error instanceof ApiError)) throw error
      if (error.status !== 401) showFlash({ text: commonCopy.errorOccurred, tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <AlertDialog
      open={slot !== null}
      title={copy.title}
      confirmText={copy.yes}
      cancelText={copy.no}
      tone="danger"
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {copy.text}
    </AlertDialog>
  )
}
