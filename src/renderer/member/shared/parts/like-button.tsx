import { outcomeCopy } from '../../../lib/copy/outcome.ts'
import { subProfileCopy } from '../../../lib/copy/profile.ts'
import { useSettled } from '../../../lib/page-hooks.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { ActionBar } from '../../../ui/navigation/action-bar.tsx'
import type { ApiError } from '../../api/api-error.ts'
import { queryClient } from '../../api/queries.ts'
import { showFlash } from '../flash.ts'

/** Like of a text as the lists and the responses hold it. */
export interface LikeState {
  readonly liked_count: number
  readonly already_liked: boolean
}

/**
 * Handlers of a like: the count changes at once, then to the response's value. A like that is known to have failed is
 * taken back and told (D-114); one of unknown outcome lasts until a reload.
 */
export function likeOutcome(
  { already_liked, liked_count }: LikeState,
  patch: (state: LikeState) => void,
  listId: string,
) {
  return {
    // Kept for a failure, because the next render has the changed state.
    onMutate: (): LikeState => {
      const step = already_liked ? -1 : 1
      patch({ already_liked: !already_liked, liked_count: Math.max(0, liked_count + step) })
      return { already_liked, liked_count }
    },
    onSuccess: (answer: LikeState) => {
      patch({ already_liked: answer.already_liked, liked_count: answer.liked_count })
    },
    onError: ({ outcome }: ApiError, _sent: unknown, before: LikeState | undefined) => {
      void queryClient.invalidateQueries({ queryKey: [listId], refetchType: 'none' })
      if (!before || (outcome !== 'refused' && outcome !== 'unsent')) return
      patch(before)
      showFlash({ text: outcomeCopy.unsaved, tone: 'error' })
    },
  }
}

interface LikeButtonProps {
  liked: boolean
  count: number
  /** Action of the next press. */
  label: string
  /** Count in words, read after the label. */
  countLabel: string
  onClick: () => void
}

export function LikeButton({ liked, count, label, countLabel, onClick }: LikeButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={`${label}（${countLabel}）`}
      title={label}
      onClick={onClick}
      className="-me-2.5 inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-2.5 text-s text-ink-2 num transition-[background-color,scale] hover:bg-wash active:scale-95 aria-pressed:text-rose"
    >
      <Icon name={liked ? 'heart-filled' : 'heart'} size={20} />
      {count}
    </button>
  )
}

const copy = subProfileCopy.like

/** Offers to undo a like that spends a purchased one, at the foot of the page (D-74). */
export function LikeUndoBar({ onUndo, className }: { onUndo: () => void; className?: string }) {
  // It takes the place of the like's button.
  const settled = useSettled('undo', 'pressed')
  return (
    <ActionBar aboveTabs className={className}>
      <output className="flex min-w-0 grow items-center gap-2 text-s font-semibold">
        <Icon name="heart-filled" size={20} className="text-rose" />
        {copy.held}
      </output>
      <div className="flex shrink-0 justify-end">
        <Button
          tone="quiet"
          size="m"
          className="whitespace-nowrap"
          aria-disabled={!settled || undefined}
          onClick={onUndo}
        >
          {copy.undo}
        </Button>
      </div>
    </ActionBar>
  )
}

/** Texts of the dialog after a like (SUB-46, FOOT-15); the pages bring the dialog, whose library each has in its own file. */
export const likeSentDialog = {
  title: copy.dialogTitle,
  confirmText: copy.dialogClose,
  children: copy.dialogText,
} as const
