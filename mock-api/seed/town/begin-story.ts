import type { Pairing } from '../../world/records/pairing.ts'
import type { Person } from './person.ts'
import { countMatch, type Story } from './story.ts'
import type { Town } from './town.ts'

/** How a story begins: who it is about, by whom, and where that leads. */
type Beginning = Pick<Story, 'woman' | 'man' | 'origin' | 'likedBy' | 'createdAt' | 'statusN'>

function begin(town: Town, { woman, man, origin, likedBy, createdAt, statusN }: Beginning): Story {
  return town.tell({
    woman,
    man,
    origin,
    likedBy,
    createdAt,
    statusN,
    statusAt: createdAt,
    contactAt: null,
    heldAt: null,
    ngReason: '',
    blockedBy: null,
    likeSeen: false,
    lines: [],
    unreadByWoman: 0,
    unreadByMan: 0,
    reviews: [],
  })
}

/** He is recommended to her: 0 (API-27, API-28, IMP-16). */
export function recommend(
  town: Town,
  woman: Person,
  man: Person,
  createdAt: number,
  origin: Pairing['origin'],
): Story {
  return begin(town, { woman, man, origin, likedBy: null, createdAt, statusN: 0 })
}

/** The operator brings the two together: 4 (IMP-16). */
export function introduce(town: Town, woman: Person, man: Person, createdAt: number): Story {
  const story = begin(town, { woman, man, origin: 'operator', likedBy: null, createdAt, statusN: 4 })
  countMatch(story)
  return story
}

/** One of the two likes the other: 8 if he does, 9 if she does (D-24). */
export function like(town: Town, from: Person, to: Person, createdAt: number): Story {
  const [woman, man, statusN] = from.member.sex === 2 ? ([from, to, 9] as const) : ([to, from, 8] as const)
  return begin(town, { woman, man, origin: 'like', likedBy: from, createdAt, statusN })
}
