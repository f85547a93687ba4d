import { expect, test } from 'vitest'
import { statusNs } from '../../../../contract/enums/pairing.ts'
import { likeOffer } from './like-offer.ts'

const free = { liked: false, canNotLike: false }

test('D-130 SUB-08 FOOT-18 offers at each status what the server would accept', () => {
  const offers = statusNs.map((statusN) => [
    statusN,
    likeOffer({ ...free, statusN }, 1),
    likeOffer({ ...free, statusN }, 2),
  ])
  expect(offers).toEqual([
    [0, 'send', 'answer'],
    [1, 'matched', 'matched'],
    [2, 'matched', 'matched'],
    [3, 'cannot', 'cannot'],
    [4, 'matched', 'matched'],
    [6, 'send', 'answer'],
    [7, 'matched', 'matched'],
    [8, 'sent', 'answer'],
    [9, 'answer', 'sent'],
  ])
})

test('SUB-07 FOOT-17 D-130 a like that was sent stays sent, unless an answer or a match has followed', () => {
  const liked = { ...free, liked: true }
  for (const statusN of [0, null, undefined] as const) expect(likeOffer({ ...liked, statusN }, 1)).toBe('sent')
  expect(likeOffer({ ...liked, statusN: 9 }, 1)).toBe('answer')
  expect(likeOffer({ ...liked, statusN: 1 }, 1)).toBe('matched')
})

test('SUB-08 FOOT-18 without a status can_not_liked decides', () => {
  expect(likeOffer({ liked: false, canNotLike: true, statusN: undefined }, 2)).toBe('cannot')
  expect(likeOffer({ liked: false, canNotLike: false, statusN: undefined }, 2)).toBe('send')
  expect(likeOffer({ liked: false, canNotLike: false, statusN: null }, 2)).toBe('send')
})
