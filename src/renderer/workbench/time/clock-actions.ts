import { type Effect, moveClock, rewindClock, stopJump } from '../../../contract/control/clock.ts'
import { belongsToEdge, type Edge } from '../../../contract/control/effects.ts'
import { changeTownActivity } from '../../../contract/control/world.ts'
import { callControl } from '../control/call-control.ts'
import { clockQuery, jumpPollMs, type ClockReading, queryClient } from '../control/queries.ts'
import { attempt, flash, type FlashLink } from '../parts/flash.ts'
import { phoneOfMember, showMember } from '../stage/phone-actions.ts'
import { isJumpingAtom, keepSessionsAtom } from '../state/layout.ts'
import { memberInHand, membersOnStage, store } from '../state/phones.ts'
import { concerns } from './effect-kinds.ts'
import { formatWithYear } from './moments.ts'

/** Where a jump leads: an instant, a way ahead (ISO 8601 duration), or a named edge. */
type JumpTarget = { to: string } | { advance: string } | { edge: Edge }

/** Where the jump to an edge leads. */
interface EdgeTarget {
  readonly target: JumpTarget
  readonly atMs: number
  /** Text of the effect at that instant, when it is known. */
  readonly text?: string | undefined
}

/** The member on the phone in hand, and all members on the stage. */
interface LookedAt {
  readonly inHand: number | undefined
  readonly onStage: readonly number[]
}

interface Outlook {
  readonly coming: readonly Effect[]
  readonly next: Partial<Record<Edge, string>>
}

/**
 * The next instant of an edge: of the phone in hand first, then of the others on the stage, since they are who is being
 * looked at, else of anybody in the town. Nothing when none is coming.
 */
export function findEdgeTarget(
  edge: Edge,
  { coming, next }: Outlook,
  { inHand, onStage }: LookedAt,
): EdgeTarget | undefined {
  const fitting = coming.filter(({ kind }) => belongsToEdge(edge, kind))
  const of = (members: readonly number[]) => fitting.find((effect) => concerns(effect, members))
  const near = (inHand === undefined ? undefined : of([inHand])) ?? of(onStage)
  if (near) return { target: { to: near.at }, atMs: Date.parse(near.at), text: near.text }
  const at = next[edge]
  if (at === undefined) return undefined
  return { target: { edge }, atMs: Date.parse(at), text: fitting.find((effect) => effect.at === at)?.text }
}

interface JumpTold {
  /** Follows the sentence that says where the jump led; '' when nothing happened. */
  readonly text: string
  /** Whom of the stage it concerned; undefined when nothing happened. */
  readonly members: Effect['members'] | undefined
}

/**
 * How many effects a jump had and whom of the stage they concerned, in one line: a single one by its text, more by number.
 * All of them stand on the timeline.
 */
export function tellOfJump(fired: readonly Effect[], count: number, onStage: readonly number[]): JumpTold {
  if (count === 0) return { text: '', members: undefined }
  const near = fired.filter((effect) => concerns(effect, onStage))
  const people = onStage.flatMap((id) => {
    const own = near.filter((effect) => concerns(effect, [id]))
    const named = own.flatMap((effect) => effect.members).find((member) => member.id === id)
    return named ? [{ member: named, count: own.length }] : []
  })
  const [only] = near
  const told =
    near.length === 1 && only
      ? only.text
      : people.map(({ member, count: own }) => `${member.name} ${own.toLocaleString('ja')}`).join(' ・ ')
  const text = `。${count.toLocaleString('ja')}件の出来事がありました${told === '' ? '' : `（${told}）`}`
  return { text, members: people.map(({ member }) => member) }
}

const reading = (): ClockReading | undefined => queryClient.getQueryData(clockQuery.queryKey)
const readAgain = () => queryClient.refetchQueries({ queryKey: clockQuery.queryKey })

/** Moves virtual time ahead; the phones follow when the server tells of it. True when it went well. */
export function jump(target: JumpTarget): Promise<boolean> {
  return attempt(async () => {
    if (store.get(isJumpingAtom)) return
    store.set(isJumpingAtom, true)
    // While a long jump runs, the reading says how far it has come.
    // A reading that is slow then is waited for, not begun anew.
    const poll = window.setInterval(
      () => void queryClient.refetchQueries({ queryKey: clockQuery.queryKey }, { cancelRefetch: false }),
      jumpPollMs,
    )
    try {
      const keepSessions = store.get(keepSessionsAtom)
      const { now, fired, firedCount, stopped } = await callControl(moveClock, {
        ...target,
        ...(keepSessions ? { keepSessions } : {}),
      })
      const moved = stopped ? 'で止めました' : 'へ移動しました'
      const told = tellOfJump(fired, firedCount, membersOnStage())
      flash(`${formatWithYear(Date.parse(now))} ${moved}${told.text}`, 'good', linksTo(told.members))
    } finally {
      window.clearInterval(poll)
      store.set(isJumpingAtom, false)
      await readAgain()
    }
  })
}

/** Links to the phones of the members concerned, and to all effects. */
function linksTo(members: readonly { readonly id: number; readonly name: string }[] | undefined): FlashLink[] {
  if (members === undefined) return []
  const people = members.map(({ id, name }) => ({
    label: `${phoneOfMember(id)?.toUpperCase() ?? ''} ${name}さんを見る`.trim(),
    run: () => void attempt(() => showMember(id)),
  }))
  return [...people, { label: '時系列を見る', to: '/timeline' }]
}

/** To a named instant: of those on the stage first, else of anybody (edge-target.ts). */
export function jumpToEdge(edge: Edge): Promise<boolean> {
  const clock = reading()
  return jump(
    (clock && findEdgeTarget(edge, clock, { inHand: memberInHand(), onStage: membersOnStage() })?.target) ?? {
      edge,
    },
  )
}

/** Stops the running jump. Time stays at the instant it reached. */
export function stop(): Promise<boolean> {
  return attempt(async () => {
    await callControl(stopJump)
    await readAgain()
  })
}

/** Stops the clock, or lets it run at a multiple of real time. */
export function setPace(pace: 'frozen' | number): Promise<boolean> {
  return attempt(async () => {
    await callControl(moveClock, pace === 'frozen' ? { mode: 'frozen' } : { mode: 'running', speed: pace })
    await readAgain()
  })
}

export function togglePace(): Promise<boolean> {
  return setPace(reading()?.mode === 'running' ? 'frozen' : 1)
}

/** Lets the people of the town act by themselves while time passes, or no longer. */
export function setTownActivity(on: boolean): Promise<boolean> {
  return attempt(async () => {
    const { played } = await callControl(changeTownActivity, { on })
    await readAgain()
    const idle =
      'だれもログインしていないため、まだ何も起こりません。スマートフォンでログインすると、町の会員が動きます'
    const living = played === 0 ? idle : 'これから時間が進むと、町の会員も動きます'
    flash(on ? living : '町の会員は動かなくなりました')
  })
}

/** Restores world and clock at a rewind point. */
export function rewind(checkpoint: number): Promise<boolean> {
  return attempt(async () => {
    const { now } = await callControl(rewindClock, { checkpoint })
    await readAgain()
    flash(`${formatWithYear(Date.parse(now))} に戻しました`)
  })
}
