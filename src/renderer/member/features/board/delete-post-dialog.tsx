import { deletePostEndpoint, topicEndpoint, topicsEndpoint } from '../../../../contract/calls/board.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx'
import { queryClient } from '../../api/query-client.ts'
import { useEndpointMutation } from '../../api/use-endpoint.ts'
import { showFlash } from '../../shared/flash.ts'
import { boardCopy } from './copy.ts'

const copy = boardCopy.deleteDialog

interface DeletePostDialogProps {
  /** Null: closed. */
  postId: number | null
  userId: number
  onClose: () => void
}

/** Asks before an own post is deleted; then the list is loaded again (TOPIC-21, TOPIC-28). */
export function DeletePostDialog({ postId, userId, onClose }: DeletePostDialogProps) {
  const remove = useEndpointMutation(deletePostEndpoint, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [topicEndpoint.id] }),
    onError: (error) => {
      console.warn(error.message)
      showFlash({ text: commonCopy.errorOccurred, tone: 'error' })
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [topicsEndpoint.id] })
      onClose()
    },
  })
  return (
    <AlertDialog
      open={postId !== null}
      title={copy.title}
      tone="danger"
      confirmText={copy.yes}
      cancelText={copy.no}
      busy={remove.isPending}
      onConfirm={() => postId !== null && remove.mutate({ post_id: postId, user_id: userId })}
      onCancel={onClose}
    >
      {copy.text}
    </AlertDialog>
  )
}
