import type { Effect } from '../../../contract/control/clock.ts'
import { concerns } from './effect-kinds.ts'

const mostTold = 3

interface JumpTold {
  /** Follows the sentence that says where the jump led; '' when nothing happened. */
  readonly text: string
  /** Whom of the stage it concerned; undefined when nothing happened. */
  readonly members: Effect['members'] | undefined
}

/** How much happened on the way, and the latest of it to who is on the stage, oldest first. */
export function tellOfJump(fired: readonly Effect[], count: number, onStage: readonly number[]): JumpTold {
  if (count === 0) return { text: '', members: undefined }
  const near = fired.filter((effect) => concerns(effect, onStage))
  const told = near.slice(-mostTold)
  const more =
    near.length > told.length ? `（ほか${(near.length - told.length).toLocaleString('ja')}件）` : ''
  const lines = told.length === 0 ? '' : `：${told.map(({ text }) => text).join(' ／ ')}${more}`
  const members = onStage.flatMap((id) => {
    const named = near.flatMap((effect) => effect.members).find((member) => member.id === id)
    return named ? [named] : []
  })
  return { text: `。${count.toLocaleString('ja')}件の出来事がありました${lines}`, members }
}
