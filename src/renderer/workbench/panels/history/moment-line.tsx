import type { MomentKind } from '../../../../contract/control/history.ts'
import { IconButton } from '../../../ui/base/button.tsx'
import { type IconName, Icon } from '../../../ui/base/icon.tsx'
import { ActionButton } from '../../parts/buttons.tsx'
import { goTo } from '../../time/history-actions.ts'
import { formatMoment, momentText } from '../../time/moments.ts'
import type { BranchLine } from './branch-lines.ts'

const icons: Readonly<Record<MomentKind, IconName>> = {
  start: 'home',
  call: 'list',
  frame: 'chat',
  operator: 'camera',
  jump: 'clock',
  load: 'save',
  step: 'book',
}

interface MomentLineProps extends BranchLine {
  open: boolean
  onOpen: () => void
}

const deepestIndent = 4

/** One moment: what brought it about, who and when, and the way there. */
export function MomentLine({ moment, branch, isPresent, open, onOpen }: MomentLineProps) {
  const { id, kind, at, phone, member, changes } = moment
  const text = momentText(moment)
  const who = [phone?.toUpperCase(), member?.name].filter(Boolean).join(' ')
  return (
    <div
      aria-current={isPresent ? 'true' : undefined}
      className="flex min-h-11 items-center gap-2.5 rounded-s px-2.5 aria-current:bg-plum-soft"
      style={{ marginInlineStart: `${Math.min(branch, deepestIndent) * 1.25}rem` }}
    >
      <Icon name={branch === 0 ? icons[kind] : 'branch'} size={16} className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1">
        <span className={`block truncate text-s ${isPresent ? 'font-semibold' : ''}`}>{text}</span>
        <span className="block truncate text-xs text-ink-3 num">
          {[who, formatMoment(Date.parse(at)), isPresent ? 'いま' : ''].filter(Boolean).join(' ・ ')}
        </span>
      </span>
      {changes > 0 && (
        <IconButton
          icon={open ? 'chevron-up' : 'chevron-down'}
          size={34}
          iconSize={16}
          label={`「${text}」の世界の変化 ${changes}件`}
          aria-expanded={open}
          onClick={onOpen}
        />
      )}
      {!isPresent && (
        <ActionButton tone="text" run={() => goTo(id)} aria-label={`「${text}」へ移る`}>
          移る
        </ActionButton>
      )}
    </div>
  )
}
