import type { Faker } from '@faker-js/faker'
import type { Context, Ids } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { RecommendSetting } from '../../world/records/recommend-setting.ts'
import { dayMs, tokyoDay } from '../../../src/contract/rules/tokyo-time.ts'
import { Draws } from '../draws.ts'
import { createFaker } from '../faker.ts'
import type { CancelReason, Payment, Subscription } from '../../world/records/billing.ts'
import type { Footprint } from '../../world/records/footprint.ts'
import type { LikePurchase } from '../../world/records/like-purchase.ts'
import type { OperatorMessage } from '../../world/records/operator-message.ts'
import type { RankRequest } from '../../world/records/rank-request.ts'
import { unnumbered } from './number.ts'
import { newcomer, type Person } from './person.ts'
import type { Story } from './story.ts'

/** How far back the town's pairings, visits and posts go. */
export const historyMs = 60 * dayMs

/** Everything planned for the world. Parts of the plan are added in any order; `writeTown` puts them in order of time. */
export class Town {
  readonly people: Person[] = []
  readonly stories: Story[] = []
  readonly recommendSettings: RecommendSetting[] = []
  readonly subscriptions: Subscription[] = []
  // Those that are `unnumbered` until they are written.
  readonly purchases: LikePurchase[] = []
  readonly payments: Payment[] = []
  readonly cancelReasons: CancelReason[] = []
  readonly rankRequests: RankRequest[] = []
  readonly footprints: Footprint[] = []
  readonly operatorMessages: OperatorMessage[] = []
  private readonly pairs = new Set<number>()
  private readonly visits = new Set<number>()
  private readonly uuids: Draws
  /** For what faker knows of Japan and for order: names, phone numbers, account ids. */
  readonly faker: Faker
  /** The calendar day of Tokyo. */
  readonly today: string
  /** As the context's, but drawn: hashing a thousand names would be a tenth of the whole founding (P8). */
  readonly ids: Ids

  constructor(
    readonly seed: number,
    readonly ctx: Context,
    /** Shared by all: hashing one password per member would take longer than everything else (P8). */
    readonly passwordHash: string,
  ) {
    this.today = tokyoDay(ctx.now)
    this.faker = createFaker(seed)
    this.uuids = this.draws('uuids')
    const tokens = this.draws('tokens')
    this.ids = { ...ctx.ids, token: () => tokens.token() }
  }

  get now(): number {
    return this.ctx.now
  }

  /** A stream of draws of its own, so that no part of the plan shifts another. */
  draws(label: string): Draws {
    return new Draws(this.seed, label)
  }

  uuid(): string {
    return this.uuids.uuid()
  }

  /** Adds a person with the next id. */
  join(email: string, sex: Member['sex'], createdAt: number, quiet = false): Person {
    const id = this.people.length + 1
    const { passwordHash } = this
    const person = newcomer({ id, email, sex, uuid: this.uuid(), passwordHash, createdAt, quiet })
    this.people.push(person)
    return person
  }

  /** Whether these two have a story; nobody is paired twice (D-21). */
  arePaired(woman: Person, man: Person): boolean {
    return this.pairs.has(pairKey(woman, man))
  }

  tell(story: Story): Story {
    this.pairs.add(pairKey(story.woman, story.man))
    this.stories.push(story)
    return story
  }

  /** Leaves a footprint unless there is one of these two already: one per pair (API-44). */
  visit(visitor: Person, owner: Person, visitedAt: number): void {
    const key = pairKey(visitor, owner)
    if (this.visits.has(key)) return
    this.visits.add(key)
    this.footprints.push({
      id: unnumbered,
      ownerId: owner.member.id,
      visitorId: visitor.member.id,
      visitedAt,
    })
  }
}

/** One number per ordered pair, for up to a million people; small enough to be quick in a town of a thousand. */
function pairKey(first: Person, second: Person): number {
  return first.member.id * 2 ** 20 + second.member.id
}
