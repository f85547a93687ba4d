import { Faker, ja, type SimpleFaker } from '@faker-js/faker'
import { dayMs, tokyoDay } from '../../../src/contract/rules/tokyo-time.ts'
import { newMember } from '../../features/member/new-member.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { Review } from '../../world/records/review.ts'
import type { World } from '../../world/world.ts'
import { drawnIds } from './drawn-ids.ts'
import { PastActs } from './past-acts.ts'
import { newPerson, type Person } from './people/person.ts'
import { randomizerOf, streamOf } from './stream.ts'

/** Age of the town's oldest pairings, visits and posts. */
export const historyMs = 60 * dayMs

/** A planned review; its record exists once it is posted. */
export interface PlannedReview {
  readonly at: number
  readonly record: () => Review | undefined
}

/** Members of a pairing's story that the whole town reads. */
export interface TownStory {
  readonly woman: Person
  readonly man: Person
  readonly dissolved: boolean
  readonly reviews: readonly PlannedReview[]
  /** Marks the last messages as read, unless they stay unread. */
  readLastMessages(): void
}

/** The people of a new world and the plan of its history. */
export class Town {
  readonly people: Person[] = []
  readonly stories: TownStory[] = []
  readonly past = new PastActs()
  private readonly pairs = new Set<number>()
  /** With Japanese data. */
  readonly faker: Faker
  /** Today in Tokyo, YYYY-MM-DD. */
  readonly today: string
  /** Context of rules while the history is played, without the instant. */
  readonly outside: Omit<Context, 'now'>

  constructor(
    readonly world: World,
    readonly seed: number,
    readonly now: number,
    { ids, passwords }: Omit<Context, 'now'>,
    /** Shared by all members, because hashing one per member would take longer than everything else (P8). */
    private readonly passwordHash: string,
  ) {
    this.today = tokyoDay(now)
    this.faker = new Faker({ locale: ja, randomizer: randomizerOf(seed, 'japan') })
    // All members share one password, and checking it costs as much as hashing it.
    this.outside = {
      ids: drawnIds(randomizerOf(seed, 'ids'), ids),
      passwords: { ...passwords, matches: () => true },
    }
  }

  /** Returns a faker of its own for a part of the plan, so that parts never shift each other. */
  stream(label: string): SimpleFaker {
    return streamOf(this.seed, label)
  }

  /** Adds a member with the next id. */
  join(
    email: string,
    sex: Member['sex'],
    createdAt: number,
    { quiet = false }: Partial<Pick<Person, 'quiet'>> = {},
  ): Person {
    const uuid = this.outside.ids.uuid()
    const { passwordHash } = this
    const { id } = newMember(this.world, { email, sex, uuid, passwordHash, now: createdAt })
    this.world.members.update(id, { confirmedAt: createdAt })
    const person = newPerson({ id, sex, quiet, createdAt })
    this.people.push(person)
    return person
  }

  /** Plans an act of a person; `me` is the person's record at that instant. */
  does({ id }: Person, at: number, act: (world: World, me: Member, ctx: Context) => void): void {
    this.past.plan(at, (world, ctx) => act(world, world.members.get(id), ctx))
  }

  /** Whether a story is planned for these two, who can be paired only once (D-21). */
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
