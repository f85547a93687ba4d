import { type PhoneName, phoneNames } from '../../../contract/rules/start-options.ts'
import { historyQuery, isRealPhone, queryClient } from '../control/queries.ts'
import { type PhoneState, phonesAtom, store } from '../state/phones.ts'
import { changePhone } from './phone-actions.ts'

/** Member and page of each phone. */
type Cast = Readonly<Record<PhoneName, Pick<PhoneState, 'email' | 'route'>>>

interface Casting {
  /** Moment that put other members on the phones. */
  readonly moment: number
  /** The cast not in use: while the moment is in the present world's past, the cast before it; otherwise its own cast. */
  other: Cast
  isInside: boolean
}

const castings: Casting[] = []

export const readCast = (): Cast => store.get(phonesAtom)

/** Records that the present moment put other members on the phones. Going back to before it restores the cast `before`. */
export async function rememberCast(before: Cast): Promise<void> {
  const { present } = await queryClient.fetchQuery({ ...historyQuery, staleTime: 0 })
  castings.push({ moment: present, other: before, isInside: true })
}

/**
 * Sets members and pages of the phones after a move in history to before such a moment, or forward to it. The phones
 * show them with their next renewal. A phone that was led elsewhere since the move keeps its page.
 * @param way moments from the first to the present one
 * @param atMove cast at the move
 */
export function followCasts(way: ReadonlySet<number>, atMove: Cast): void {
  const crossed = castings.filter(({ moment, isInside }) => way.has(moment) !== isInside)
  const isBack = crossed[0]?.isInside === true
  const stays = phoneNames.filter((phone) => isRealPhone(phone) || readCast()[phone] !== atMove[phone])
  let there = atMove
  for (const casting of isBack ? crossed.toReversed() : crossed) {
    const next = casting.other
    casting.other = there
    casting.isInside = !isBack
    there = next
  }
  if (crossed.length === 0) return
  for (const phone of phoneNames) {
    const { email, route } = there[phone]
    if (!stays.includes(phone)) changePhone(phone, { email, route })
  }
}
