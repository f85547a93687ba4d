import { drawAge } from './ages.ts'
import type { Fullness } from './bios.ts'
import { mobileNumber, socialId } from './contacts.ts'
import { hangPhotos } from './photos.ts'
import { fillProfile } from './profiles.ts'
import type { Settler } from './settler.ts'
import { drawRank, rankLives } from './rank-lives.ts'
import { isLongStanding } from './standing.ts'

const fullnesses = ['none', 'short', 'medium', 'long'] as const satisfies readonly Fullness[]

/** What a woman tells about herself: most tell something, few everything. */
export function portrayWoman({ town, draws, names, person }: Settler): void {
  const { member, quiet } = person
  const text = fullnesses[draws.place(quiet ? [1, 7, 2, 0] : [1, 4, 4, 3])] ?? 'short'
  fillProfile(draws, person, { name: names.take(2), age: drawAge(draws), form: 'whole', text })
  hangPhotos(town, draws, person, draws.int(0, 3))
  member.tutorialDone = true
  if (draws.chance(0.8)) member.twitterId = socialId(town.faker, member.id)
  if (draws.chance(0.25)) member.instagram = socialId(town.faker, member.id)
  if (draws.chance(0.12)) member.tiktok = socialId(town.faker, member.id)
}

/** What a man tells about himself: as much as his rank asks for (L-9), a newcomer only the first form. */
export function portrayMan({ town, draws, names, person, standing }: Settler): void {
  const { member } = person
  member.phone = mobileNumber(town.faker)
  const basics = { name: names.take(1), age: drawAge(draws) }
  if (!isLongStanding(standing)) {
    member.rank = standing === 'climbing' ? draws.pick(['G', 'F', 'E'] as const) : 'G'
    const done = member.rank === 'E'
    fillProfile(draws, person, { ...basics, form: done ? 'whole' : 'basics', text: done ? 'short' : 'none' })
    return
  }
  const rank = drawRank(draws, person.quiet)
  const { text, appealPoints, photos } = rankLives[rank]
  member.rank = rank
  const wish = { ...basics, form: 'whole', text: person.quiet ? 'short' : text } as const
  fillProfile(draws, person, { ...wish, appealPoints: draws.int(...appealPoints) })
  hangPhotos(town, draws, person, draws.int(...photos))
  member.twitterId = socialId(town.faker, member.id)
  if (draws.chance(0.2)) member.instagram = socialId(town.faker, member.id)
}
