import { topicEndpoint, topicsEndpoint } from '../../../../contract/calls/board.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx'
import { queryClient } from '../../api/queries.ts'
import { showFlash } from '../../shared/flash.ts'
import { failureText } from '../../shared/outcome/failure-text.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { deletePostWrite } from '../../shared/outcome/writes/board.ts'
import { boardCopy as copy } from './copy.ts'

const deleteCopy = copy.deleteDialog

interface DeletePostDialogProps {
  /** Post to delete; null while the dialog is closed. */
  postId: number | null
  /** The member, who wrote it. */
  userId: number
  onClose: () => void
}

/** Confirms the deletion of an own post, then reloads the list (TOPIC-21, TOPIC-28). */
export function DeletePostDialog({ postId, userId, onClose }: DeletePostDialogProps) {
  const remove = useWrite(deletePostWrite, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [topicEndpoint.id] }),
    onError: (error) => showFlash({ text: failureText(error, commonCopy.errorOccurred), tone: 'error' }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [topicsEndpoint.id] })
      onClose()
    },
  })
  return (
    <AlertDialog
      open={postId !== null}
      title={deleteCopy.title}
      tone="danger"
      busy={remove.isPending}
      onConfirm={() => postId !== null && remove.mutate({ post_id: postId, user_id: userId })}
      onCancel={onClose}
    >
      {deleteCopy.text}
    </AlertDialog>
  )
}
