import { Button } from '../base/button.tsx'
import { type IconName, Icon } from '../base/icon.tsx'
import { ActionBar } from './page-body.tsx'

interface UndoBarProps {
  icon: IconName
  /** Completed action. */
  text: string
  undoText: string
  onUndo: () => void
  className?: string | undefined
}

/** Offers to undo the last action, at the foot of a page. */
export function UndoBar({ icon, text, undoText, onUndo, className }: UndoBarProps) {
  return (
    <ActionBar aboveTabs className={className}>
      <output className="flex min-w-0 grow items-center gap-2 text-s font-semibold">
        <Icon name={icon} size={20} className="text-rose" />
        {text}
      </output>
      <div className="flex shrink-0 justify-end">
        <Button tone="quiet" size="m" className="whitespace-nowrap" onClick={onUndo}>
          {undoText}
        </Button>
      </div>
    </ActionBar>
  )
}
