import { rankCopy } from '../../../lib/copy/rank.ts'

const copy = rankCopy.request.way

/** Page where a man meets a criterion, with the text of its link. */
interface CriterionWay {
  readonly to: string
  readonly text: string
}

const profile: CriterionWay = { to: '/form', text: copy.profile }

/** Ways by the beginning of a criterion's text, because the contract gives it no code (ENTITY-18). */
const ways: Readonly<Record<string, CriterionWay>> = {
  お支払い: { to: '/payment_information', text: copy.payment },
  写真: { to: '/form', text: copy.photo },
  自己紹介: profile,
  アピールポイント: profile,
  プロフィール完成度: profile,
  マッチング: { to: '/timeline', text: copy.match },
}

/** Returns the way of a criterion; undefined for one that comes with time (D-129). */
export function wayToMeet(criterion: string): CriterionWay | undefined {
  return Object.entries(ways).find(([beginning]) => criterion.startsWith(beginning))?.[1]
}
