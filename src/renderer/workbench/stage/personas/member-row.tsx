import { pressableRow } from '../../parts/compact-control.ts'
import { PersonaFace } from './persona-face.tsx'

interface MemberRowProps {
  photo: string | null | undefined
  title: string
  /** Key of a persona, number of any other member. */
  note: string
  /** 1 men, 2 women. */
  sex: number
  current: boolean
  hidden?: boolean
  onPick: () => void
}

/** Somebody who can be put on a phone. */
export function MemberRow({ photo, title, note, sex, current, hidden, onPick }: MemberRowProps) {
  return (
    <li hidden={hidden}>
      <button
        type="button"
        aria-current={current || undefined}
        className={`${pressableRow} flex items-center gap-2.5`}
        onClick={onPick}
      >
        <PersonaFace photo={photo} />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-s font-medium">{title}</span>
          <span className="block truncate font-mono text-xs text-ink-3">{note}</span>
        </span>
        <span className="text-xs text-ink-2">{sex === 2 ? '女性' : '男性'}</span>
      </button>
    </li>
  )
}
