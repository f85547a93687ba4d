import type { MomentKind } from '../../../../contract/control/history/moments.ts'
import { Icon, type IconName } from '../../../ui/base/icon.tsx'
import { useNowRead } from '../../hub/control/clock-query.ts'
import { formatMoment } from '../../hub/dates.ts'
import { joined, useCopy } from '../../hub/language.ts'
import { goTo } from '../../hub/world/history-actions.ts'
import { momentText } from '../../hub/world/moment-text.ts'
import { ActionButton, ToolButton } from '../../parts/buttons.tsx'
import type { BranchRow } from './branch-rows.ts'
import { historyCopy } from './copy.ts'

const icons: Readonly<Record<MomentKind, IconName>> = {
  start: 'home',
  call: 'list',
  frame: 'chat',
  operator: 'camera',
  jump: 'clock',
  load: 'save',
  step: 'book',
}

interface HistoryRowProps extends BranchRow {
  open: boolean
  onOpen: () => void
  /** Begins a recording here; missing where none can begin. */
  onRecord?: (() => void) | undefined
}

const deepestIndent = 4

/** One moment: its cause, member and time, and buttons to go there and to record from there. */
export function HistoryRow({ moment, branch, isPresent, open, onOpen, onRecord }: HistoryRowProps) {
  const { id, kind, at, to, phone, member, changes } = moment
  const words = useCopy(historyCopy).moment
  const now = useNowRead()
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
          {joined([who, formatMoment(Date.parse(to ?? at), now), isPresent ? words.now : ''])}
        </span>
      </span>
      {changes > 0 && (
        <ToolButton
          icon={open ? 'chevron-up' : 'chevron-down'}
          label={words.changes(text, changes)}
          aria-expanded={open}
          onClick={onOpen}
        />
      )}
      {onRecord && <ToolButton icon="record" label={words.recordFrom(text)} onClick={onRecord} />}
      {!isPresent && (
        <ActionButton tone="text" run={() => goTo(id)} aria-label={words.goLabel(text)}>
          {words.go}
        </ActionButton>
      )}
    </div>
  )
}
