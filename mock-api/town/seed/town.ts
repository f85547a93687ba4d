import { Faker, ja, type Randomizer, type SimpleFaker } from '@faker-js/faker'
import { dayMs, tokyoDay } from '../../../src/contract/rules/tokyo-time.ts'
import { newMember } from '../../features/member/member.ts'
import type { Context, Ids } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { Review } from '../../world/records/review.ts'
import type { World } from '../../world/world.ts'
import { History } from './history.ts'
import type { Person } from './people/person.ts'
import { randomizerOf, streamOf } from './stream.ts'

/** How far back the town's pairings, visits and posts go. */
export const historyMs = 60 * dayMs

/** A planned review. The record exists once it has been posted. */
export interface PlannedReview {
  readonly at: number
  readonly record: () => Review | undefined
}

/** What the town as a whole asks of a pairing's story. */
export interface TownStory {
  readonly woman: Person
  readonly man: Person
  readonly dissolved: boolean
  readonly reviews: readonly PlannedReview[]
  /** Marks the last lines as read, unless they are meant to stay unread. */
  readLastLines(): void
}

/** The people of a new world and everything planned for the time before its first instant. */
export class Town {
  readonly people: Person[] = []
  readonly stories: TownStory[] = []
  readonly history = new History()
  private readonly pairs = new Set<number>()
  /** For what faker knows of Japan. */
  readonly faker: Faker
  /** The calendar day of Tokyo. */
  readonly today: string
  /** What rules are given while the history is played, but for the instant. */
  readonly outside: Omit<Context, 'now'>

  constructor(
    readonly world: World,
    readonly seed: number,
    readonly now: number,
    { ids, passwords }: Omit<Context, 'now'>,
    /** Shared by all: hashing one password per member would take longer than everything else (P8). */
    private readonly passwordHash: string,
  ) {
    this.today = tokyoDay(now)
    this.faker = new Faker({ locale: ja, randomizer: randomizerOf(seed, 'japan') })
    // Everybody knows the one password; checking it costs as much as hashing it.
    this.outside = {
      ids: drawnIds(randomizerOf(seed, 'ids'), ids),
      passwords: { ...passwords, matches: () => true },
    }
  }

  /** Draws of their own, so that no part of the plan shifts another. */
  stream(label: string): SimpleFaker {
    return streamOf(this.seed, label)
  }

  /** Adds a member with the next id. */
  join(email: string, sex: Member['sex'], createdAt: number, quiet = false): Person {
    const uuid = this.outside.ids.uuid()
    const { passwordHash } = this
    const { id } = newMember(this.world, { email, sex, uuid, passwordHash, now: createdAt })
    this.world.members.update(id, { confirmedAt: createdAt })
    const person: Person = {
      id,
      sex,
      quiet,
      createdAt,
      name: '',
      age: null,
      areas: [],
      interests: ['sea', 'night', 'lanterns'],
      rank: null,
      status: 0,
      document: 'none',
      verifiedAt: Number.POSITIVE_INFINITY,
      since: Number.POSITIVE_INFINITY,
      until: Number.POSITIVE_INFINITY,
      scripted: false,
      matches: 0,
      reviewed: 0,
      occasions: [],
    }
    this.people.push(person)
    return person
  }

  /** Plans what one person does. */
  does({ id }: Person, at: number, act: (world: World, me: Member, ctx: Context) => void): void {
    this.history.plan(at, (world, ctx) => act(world, world.members.get(id), ctx))
  }

  /** Whether a story is planned for these two; nobody is paired twice (D-21). */
  arePaired(a: Person, b: Person): boolean {
    return this.pairs.has(pairKey(a, b))
  }

  add(story: TownStory): void {
    this.pairs.add(pairKey(story.woman, story.man))
    this.stories.push(story)
  }
}

/** One number per pair, for up to a million people. */
function pairKey(a: Person, b: Person): number {
  return Math.min(a.id, b.id) * 2 ** 20 + Math.max(a.id, b.id)
}

/**
 * Ids that are drawn: hashing a thousand names would be a tenth of the whole founding (P8), and faker's own uuid takes ten
 * times as long; a town of 10,000 needs 50,000.
 */
function drawnIds(randomizer: Randomizer, ids: Ids): Ids {
  const bytes = Buffer.alloc(16)
  const hex = (words: number) => {
    for (let word = 0; word < words; word += 1)
      bytes.writeUInt32BE(Math.floor(randomizer.next() * 0x1_0000_0000), word * 4)
    return bytes.toString('hex', 0, words * 4)
  }
  return {
    uuid: () => {
      const drawn = hex(4)
      return `${drawn.slice(0, 8)}-${drawn.slice(8, 12)}-4${drawn.slice(13, 16)}-a${drawn.slice(17, 20)}-${drawn.slice(20)}`
    },
    token: () => hex(3).slice(0, 22),
    draw: () => randomizer.next(),
    hash: (secret) => ids.hash(secret),
  }
}
